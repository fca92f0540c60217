import {
  commitmentOf,
  type Entry,
  FastRandom,
  type Game,
  isRefusal,
  link,
  openGame,
  type Rules,
  rootOf,
  type Seat,
  type Setup,
  scripted,
  sealed,
  shuffle,
  Table,
  type Types,
  type Viewer,
  viewersOf,
} from '@coven/core';
import { casesOf, isDeep } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { longHex, sealedHead } from '@coven/protocol';
import { expect, test } from 'vitest';
import { secretPick } from '../../session/test/support/secret-pick.ts';
import { Catalogue } from '../src/rooms/catalogue.ts';
import type { Change, Made } from '../src/rooms/change.ts';
import { RoomState } from '../src/rooms/room-state.ts';
import { type Course, type Heard, live } from './support/two-worlds.ts';

const SEATS = 3;
const blackmore = GAMES.find(({ id }) => id === 'blackmore') as Game;
const DECK = openGame(blackmore, SEATS);
const CARDS = DECK.outcomes(DECK.start()).map(({ move }) => DECK.format(move).replace('draw ', ''));
const QUESTIONS = ['keep', 'first 0', 'crown red-1', ...CARDS.slice(0, 8).map((card) => `play ${card}`)];

function heardBy(heard: Heard, viewer: Viewer): readonly string[] {
  return viewer === 'spectator' ? heard.spectator : (heard.seats[viewer] ?? []);
}

/**
 * Frames without the chain's heads and their signatures. A head binds the server to the hidden cards, so it must differ between two worlds;
 * it tells nothing because it is hashed under a secret that never left the server. That each one is such a hash is checked here.
 */
function masked(heard: Heard, viewer: Viewer, game: Game): readonly string[] {
  const heads = headsOf(heard, game);
  return heardBy(heard, viewer).map((text) =>
    text
      .replace(/"head":"([\w-]{43})"/g, (_, head: string) => {
        expect(heads).toContain(longHex(head));
        return '"head":"…"';
      })
      .replace(/,"signature":"[0-9a-f]{128}"/g, ',"signature":"…"'),
  );
}

/** A table as its log tells it. */
function readBack(lines: readonly string[], game: Game): { made: Made; changes: readonly Change[]; setup: Setup } {
  const made = JSON.parse(lines[0] ?? '') as Made;
  const changes = lines.slice(1).map((line) => JSON.parse(line) as Change);
  const state = new RoomState('x', made, new Catalogue([game]), sealed);
  for (const change of changes) state.fold(change);
  return { made, changes, setup: (state.session as NonNullable<typeof state.session>).table.setup };
}

/** All heads the table ever had, under its secret. */
function headsOf({ lines }: Heard, game: Game): readonly string[] {
  const { made, changes, setup } = readBack(lines, game);
  let head = rootOf(setup);
  const heads = [sealedHead(made.secret, head)];
  for (const entry of changes.flatMap(({ entries }): readonly Entry[] => entries ?? [])) {
    head = link(head, entry);
    heads.push(sealedHead(made.secret, head));
  }
  return heads;
}

/** The same course with two cards in each other's place. */
function swapped({ chance, moves }: Course, one: string, other: string): Course {
  const swap = (text: string) => text.replace(/\S+$/, (word) => (word === one ? other : word === other ? one : word));
  return { chance: chance.map(swap), moves: [...moves] };
}

/** Who drew each card that the viewer may not know: told by what happened, not by what the server sent. BM-6.1 */
function hiddenCards({ lines }: Heard, viewer: Viewer): Map<string, Seat | 'deck'> {
  const { changes, setup } = readBack(lines, blackmore);
  const table = new Table(DECK, setup, scripted([]));
  const hidden = new Map<string, Seat | 'deck'>(CARDS.map((card) => [card, 'deck']));
  for (const { entries } of changes) {
    const step = table.replay(entries ?? []);
    for (const event of isRefusal(step) ? [] : (step.events as readonly { type: string; seat: Seat; card?: string }[])) {
      if (event.card === undefined) continue;
      const isDrawn = event.type === 'dealt' || event.type === 'drew';
      if (isDrawn && event.seat !== viewer) hidden.set(event.card, event.seat);
      else hidden.delete(event.card);
    }
  }
  return hidden;
}

/** Pairs of cards the viewer may not know, one in each of the others' hands in turn, its match elsewhere. */
function hiddenPairs(heard: Heard, viewer: Viewer, random: FastRandom, most: number): [string, string][] {
  const hidden = [...hiddenCards(heard, viewer)];
  const others = viewersOf(SEATS).filter((one) => one !== viewer && one !== 'spectator');
  return Array.from({ length: most }, (_, at) => {
    const hand = others[at % others.length];
    const [[one] = ['']] = shuffle(
      hidden.filter(([, holder]) => holder === hand),
      random,
    );
    const [[other] = ['']] = shuffle(
      hidden.filter(([, holder]) => holder !== hand),
      random,
    );
    return [one, other];
  });
}

/** Lives two worlds that differ only in what the viewer may not know; the frames that differ. */
async function differences(
  game: Game,
  viewer: Viewer,
  seed: string,
  moves: number,
  pairs: number,
): Promise<{ worlds: number; different: string[] }> {
  const plan = { game, seats: SEATS, moves, seed, questions: QUESTIONS };
  // The moves are those of the game without holes.
  const honest = await live({ ...plan, game: blackmore });
  const swaps = hiddenPairs(honest, viewer, new FastRandom(seed), pairs);
  const first = game === blackmore ? honest : await live({ ...plan, course: honest.course });
  const mine = masked(first, viewer, game);
  const different: string[] = [];
  for (const [one, other] of swaps) {
    const second = await live({ ...plan, course: swapped(first.course, one, other) });
    expect(second.lines.join('\n')).not.toBe(first.lines.join('\n'));
    const theirs = masked(second, viewer, game);
    if (theirs.length !== mine.length) different.push(`${mine.length} frames against ${theirs.length}`);
    for (const [at, frame] of mine.entries()) if (frame !== theirs[at]) different.push(`${frame}\n${theirs[at]}`);
  }
  return { worlds: swaps.length, different };
}

/** How far games go, and how many pairs of hidden cards change places in each. */
const LENGTHS = isDeep
  ? ([
      ['short', 6],
      ['long', 26],
    ] as const)
  : ([['middle', 14]] as const);
const PAIRS = casesOf(2, 3);

test.each([0, 1, 2, 'spectator'] as const)(
  'viewer %s is sent the same bytes whatever lies in the hands and the deck it cannot see',
  async (viewer) => {
    let worlds = 0;
    for (const [seed, moves] of LENGTHS) {
      const found = await differences(blackmore, viewer, seed, moves, PAIRS);
      expect(found.different).toEqual([]);
      worlds += found.worlds;
    }
    expect(worlds).toBe(LENGTHS.length * PAIRS);
  },
);

test('what is sent depends on the secret in nothing but the hashes that bind the server to it', async () => {
  const plan = { game: blackmore, seats: SEATS, moves: 16, seed: 'secret', questions: QUESTIONS };
  const first = await live(plan);
  const second = await live({ ...plan, course: first.course, secret: 'e5'.repeat(32) });
  const bound = (heard: Heard, viewer: Viewer) => {
    const { secret } = readBack(heard.lines, blackmore).made;
    return masked(heard, viewer, blackmore).map((text) => text.replaceAll(commitmentOf(secret), '…'));
  };
  for (const viewer of viewersOf(SEATS)) {
    expect(heardBy(second, viewer)).not.toEqual(heardBy(first, viewer));
    expect(bound(second, viewer)).toEqual(bound(first, viewer));
  }
});

/** The game with a hole in it. */
function leaky(hole: (rules: Rules) => Partial<Rules>): Game {
  return {
    ...blackmore,
    open(options, seats, version) {
      const rules = blackmore.open(options, seats, version);
      return { ...rules, ...hole(rules) };
    },
  };
}

const HOLES: Readonly<Record<string, Game>> = {
  'a view with the others’ hands in it': leaky((rules) => ({
    own: (state, viewer) => ({ ...rules.own(state, viewer), hands: (rules.save(state) as { hands: unknown }).hands }),
  })),
  'an event that tells everybody what was drawn': leaky(() => ({ show: (event: Types['event']) => event as Types['shown'] })),
  'a refusal that looks into the deck': leaky((rules) => ({
    explain: (state, seat, move) => ({
      ...rules.explain(state, seat, move),
      args: { hint: JSON.stringify((rules.save(state) as { hands: unknown }).hands) },
    }),
  })),
  'a list of moves in an order that depends on hidden cards': leaky((rules) => ({
    moves: (state, seat) => {
      const moves = rules.moves(state, seat);
      const hidden = String((rules.save(state) as { hands: unknown[][] }).hands[(seat + 1) % SEATS]);
      const turns = [...hidden].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, moves.length);
      return [...moves.slice(turns), ...moves.slice(0, turns)];
    },
  })),
};

test.each(Object.keys(HOLES))('the test finds a leak: %s', async (name) => {
  const { different } = await differences(HOLES[name] as Game, 1, 'short', 6, 4);
  expect(different.length).toBeGreaterThan(0);
});

/** A course of secret choices after an open round: seat 1 picks, picks again, takes back, between two picks of seat 0 or all by itself. */
function secretCourse([before, after]: readonly string[], picks: readonly string[]): Course {
  const by = (seat: Seat, texts: readonly (string | undefined)[]) => texts.flatMap((text) => (text === undefined ? [] : [{ seat, text }]));
  const open = [0, 1, 2].map((seat) => ({ seat, text: 'pick 2' }));
  return { chance: [], moves: [...open, ...by(0, [before]), ...by(1, picks), ...by(0, [after])] };
}

test.each([[['pick 1', 'pick 3']], [[]]])(
  'a choice made in secret sends the others nothing, not even a sign that it was made: beside %j',
  async (beside) => {
    const courses = [[], ['pick 1'], ['pick 3', 'pick 2', 'undo', 'pick 1', 'undo', 'pick 2']].map((picks) => secretCourse(beside, picks));
    const worlds = await Promise.all(
      courses.map((course) => live({ game: secretPick, seats: SEATS, moves: course.moves.length, seed: 'secret', course, questions: [] })),
    );
    const [nothing, one, many] = worlds.map((world) => ([0, 2, 'spectator'] as const).map((viewer) => quiet(world, viewer)));
    expect(String(nothing)).toMatch(/"head":"[\w-]{43}"/);
    expect(one).toEqual(nothing);
    expect(many).toEqual(nothing);
    const picker = worlds.map((world) => quiet(world, 1).length);
    expect(picker[1]).toBeGreaterThan(picker[0] ?? 0);
  },
);

/**
 * All bytes but the signatures, under a key of each server's own, and the pongs, which answer our own pings: there are more of them where
 * more moves were made. A head that had gone on would tell of a hidden move.
 */
function quiet(heard: Heard, viewer: Viewer): readonly string[] {
  return heardBy(heard, viewer)
    .filter((text) => text !== '{"type":"pong"}')
    .map((text) => text.replace(/,"signature":"[0-9a-f]{128}"/g, ',"signature":"…"'));
}
