import {
  commitmentOf,
  FastRandom,
  type Game,
  isRefusal,
  type LogEntry,
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
import { type Change, type Creation, RoomState } from '@coven/room';
import { expect, test } from 'vitest';
import { secretPick } from '../../session/test/support/secret-pick.ts';
import { Catalogue } from '../src/rooms/catalogue.ts';
import { playWorld, type Script, type Transcript } from './support/two-worlds.ts';

const SEATS = 3;
const blackmore = GAMES.find(({ id }) => id === 'blackmore') as Game;
const DECK = openGame(blackmore, SEATS);
const CARDS = DECK.outcomes(DECK.start()).map(({ move }) => DECK.format(move).replace('draw ', ''));
const QUESTIONS = ['keep', 'first 0', 'crown red-1', ...CARDS.slice(0, 8).map((card) => `play ${card}`)];

function receivedBy(transcript: Transcript, viewer: Viewer): readonly string[] {
  return viewer === 'spectator' ? transcript.spectator : (transcript.seats[viewer] ?? []);
}

/**
 * Frames without the chain's heads and their signatures. A head binds the server to the hidden cards, so it must differ between two
 * worlds; it reveals nothing because it is hashed with a secret that never left the server. This checks that each head is such a hash.
 */
function masked(transcript: Transcript, viewer: Viewer, game: Game): readonly string[] {
  const heads = headsOf(transcript, game);
  return receivedBy(transcript, viewer).map((text) =>
    text
      .replace(/"head":"([\w-]{43})"/g, (_, head: string) => {
        expect(heads).toContain(longHex(head));
        return '"head":"…"';
      })
      .replace(/,"signature":"[0-9a-f]{128}"/g, ',"signature":"…"'),
  );
}

/** A table restored from its log. */
function readLog(
  { id, lines }: Pick<Transcript, 'id' | 'lines'>,
  game: Game,
): { creation: Creation; changes: readonly Change[]; setup: Setup } {
  const creation = JSON.parse(lines[0] ?? '') as Creation;
  const changes = lines.slice(1).map((line) => JSON.parse(line) as Change);
  const state = new RoomState(id, creation, new Catalogue([game]), sealed);
  for (const change of changes) state.fold(change);
  return { creation, changes, setup: (state.session as NonNullable<typeof state.session>).table.setup };
}

/** All heads the table ever had, hashed with its secret. */
function headsOf(transcript: Transcript, game: Game): readonly string[] {
  const { creation, changes, setup } = readLog(transcript, game);
  let head = rootOf(setup);
  const heads = [sealedHead(creation.secret, head)];
  for (const entry of changes.flatMap(({ entries }): readonly LogEntry[] => entries ?? [])) {
    head = link(head, entry);
    heads.push(sealedHead(creation.secret, head));
  }
  return heads;
}

/** The same script with two cards swapped. */
function withSwapped({ chance, moves }: Script, one: string, other: string): Script {
  const swap = (text: string) => text.replace(/\S+$/, (word) => (word === one ? other : word === other ? one : word));
  return { chance: chance.map(swap), moves: [...moves] };
}

/** BM-6.1: who drew each card that the viewer may not know, derived from the log and not from what the server sent. */
function hiddenCards(transcript: Transcript, viewer: Viewer): Map<string, Seat | 'deck'> {
  const { changes, setup } = readLog(transcript, blackmore);
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

/** Pairs of cards the viewer may not know: one in another player's hand, each player in turn, the other one elsewhere. */
function hiddenPairs(transcript: Transcript, viewer: Viewer, random: FastRandom, count: number): [string, string][] {
  const hidden = [...hiddenCards(transcript, viewer)];
  const others = viewersOf(SEATS).filter((one) => one !== viewer && one !== 'spectator');
  return Array.from({ length: count }, (_, at) => {
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

/** Plays worlds that differ only in what the viewer may not know; returns the frames that differ. */
async function differences(
  game: Game,
  viewer: Viewer,
  seed: string,
  moves: number,
  pairs: number,
): Promise<{ worlds: number; different: string[] }> {
  const plan = { game, seats: SEATS, moves, seed, questions: QUESTIONS };
  // Use the moves of the game without leaks.
  const honest = await playWorld({ ...plan, game: blackmore });
  const swaps = hiddenPairs(honest, viewer, new FastRandom(seed), pairs);
  const first = game === blackmore ? honest : await playWorld({ ...plan, script: honest.script });
  const mine = masked(first, viewer, game);
  const different: string[] = [];
  for (const [one, other] of swaps) {
    const second = await playWorld({ ...plan, script: withSwapped(first.script, one, other) });
    expect(second.lines.join('\n')).not.toBe(first.lines.join('\n'));
    const theirs = masked(second, viewer, game);
    if (theirs.length !== mine.length) different.push(`${mine.length} frames against ${theirs.length}`);
    for (const [at, frame] of mine.entries()) if (frame !== theirs[at]) different.push(`${frame}\n${theirs[at]}`);
  }
  return { worlds: swaps.length, different };
}

/** Seeds and lengths of the games; `PAIRS` is the number of swapped pairs in each. */
const LENGTHS = isDeep
  ? ([
      ['short', 6],
      ['long', 26],
    ] as const)
  : ([['middle', 14]] as const);
const PAIRS = casesOf(2, 3);

test.each([0, 1, 2, 'spectator'] as const)('viewer %s gets the same bytes for all hidden hands and decks', async (viewer) => {
  let worlds = 0;
  for (const [seed, moves] of LENGTHS) {
    const found = await differences(blackmore, viewer, seed, moves, PAIRS);
    expect(found.different).toEqual([]);
    worlds += found.worlds;
  }
  expect(worlds).toBe(LENGTHS.length * PAIRS);
});

test('messages depend on the secret only through the hashes that bind the server to it', async () => {
  const plan = { game: blackmore, seats: SEATS, moves: 16, seed: 'secret', questions: QUESTIONS };
  const first = await playWorld(plan);
  const second = await playWorld({ ...plan, script: first.script, secret: 'e5'.repeat(32) });
  const bound = (transcript: Transcript, viewer: Viewer) => {
    const { secret } = readLog(transcript, blackmore).creation;
    return masked(transcript, viewer, blackmore).map((text) => text.replaceAll(commitmentOf(secret), '…'));
  };
  for (const viewer of viewersOf(SEATS)) {
    expect(receivedBy(second, viewer)).not.toEqual(receivedBy(first, viewer));
    expect(bound(second, viewer)).toEqual(bound(first, viewer));
  }
});

/** Blackmore with a leak. */
function withLeak(leak: (rules: Rules) => Partial<Rules>): Game {
  return {
    ...blackmore,
    open(options, seats, version) {
      const rules = blackmore.open(options, seats, version);
      return { ...rules, ...leak(rules) };
    },
  };
}

const LEAKS: Readonly<Record<string, Game>> = {
  'a view with the others’ hands in it': withLeak((rules) => ({
    own: (state, viewer) => ({ ...rules.own(state, viewer), hands: (rules.save(state) as { hands: unknown }).hands }),
  })),
  'an event that shows all viewers what was drawn': withLeak(() => ({ show: (event: Types['event']) => event as Types['shown'] })),
  'a refusal that looks into the deck': withLeak((rules) => ({
    explain: (state, seat, move) => ({
      ...rules.explain(state, seat, move),
      args: { hint: JSON.stringify((rules.save(state) as { hands: unknown }).hands) },
    }),
  })),
  'a list of moves in an order that depends on hidden cards': withLeak((rules) => ({
    moves: (state, seat) => {
      const moves = rules.moves(state, seat);
      const hidden = String((rules.save(state) as { hands: unknown[][] }).hands[(seat + 1) % SEATS]);
      const turns = [...hidden].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, moves.length);
      return [...moves.slice(turns), ...moves.slice(0, turns)];
    },
  })),
};

test.each(Object.keys(LEAKS))('the test finds a leak: %s', async (name) => {
  const { different } = await differences(LEAKS[name] as Game, 1, 'short', 6, 4);
  expect(different.length).toBeGreaterThan(0);
});

/** A script of secret picks by seat 1 after an open round, between two picks of seat 0 or alone. */
function secretScript([before, after]: readonly string[], picks: readonly string[]): Script {
  const by = (seat: Seat, texts: readonly (string | undefined)[]) => texts.flatMap((text) => (text === undefined ? [] : [{ seat, text }]));
  const open = [0, 1, 2].map((seat) => ({ seat, text: 'pick 2' }));
  return { chance: [], moves: [...open, ...by(0, [before]), ...by(1, picks), ...by(0, [after])] };
}

test.each([[['pick 1', 'pick 3']], [[]]])(
  'a secret choice sends other viewers nothing, not even that it was made: with %j around it',
  async (others) => {
    const scripts = [[], ['pick 1'], ['pick 3', 'pick 2', 'undo', 'pick 1', 'undo', 'pick 2']].map((picks) => secretScript(others, picks));
    const worlds = await Promise.all(
      scripts.map((script) =>
        playWorld({ game: secretPick, seats: SEATS, moves: script.moves.length, seed: 'secret', script, questions: [] }),
      ),
    );
    const [nothing, one, many] = worlds.map((world) => ([0, 2, 'spectator'] as const).map((viewer) => withoutPongs(world, viewer)));
    expect(String(nothing)).toMatch(/"head":"[\w-]{43}"/);
    expect(one).toEqual(nothing);
    expect(many).toEqual(nothing);
    const picker = worlds.map((world) => withoutPongs(world, 1).length);
    expect(picker[1]).toBeGreaterThan(picker[0] ?? 0);
  },
);

/**
 * All bytes except signatures, since each server has its own key, and pongs, since longer scripts ping more often. Heads stay in:
 * a head that advanced would reveal a hidden move.
 */
function withoutPongs(transcript: Transcript, viewer: Viewer): readonly string[] {
  return receivedBy(transcript, viewer)
    .filter((text) => text !== '{"type":"pong"}')
    .map((text) => text.replace(/,"signature":"[0-9a-f]{128}"/g, ',"signature":"…"'));
}
