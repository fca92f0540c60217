import { readdirSync, readFileSync } from 'node:fs';
import { FastRandom, openGame, type Random, type Rules, type Seat } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { type Action, CRYSTAL, nameOf, PAIRS, WAND, WITCH } from '../rules/actions.plain.ts';
import { hasRimCrystal } from '../rules/agenda.ts';
import { cellOf } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { BOARD, type Board, compileBoard, type Witchstone, witchstone } from '../rules/index.ts';
import { ACTIONS, halvesOf } from '../rules/names.plain.ts';
import type { Move } from '../rules/notation.plain.ts';
import { levelsReached } from '../rules/prophecies.ts';
import type { Reason } from '../rules/refusals.ts';
import type { State } from '../rules/state.ts';
import { messages } from '../words/en.ts';
import { Scene } from './scene.ts';

type Pick = (moves: readonly Move[], random: Random, state: State) => Move;

/** Plays to the end with whatever `pick` likes; `look` sees every position that awaits a player. Nothing may get lost or doubled on the way. */
function play(
  rules: Rules<Witchstone>,
  random: Random,
  pick: Pick,
  look: (state: State, seat: Seat, moves: readonly Move[]) => void,
  tell?: (event: Event) => void,
): State {
  const state = rules.start();
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random), tell);
      continue;
    }
    const seat = turn.seats[0]?.seat as Seat;
    const moves = rules.moves(state, seat);
    look(state, seat, moves);
    const move = pick(moves, random, state);
    rules.apply(state, seat, move, tell);
    const faults = rules.faults(state);
    if (faults.length > 0) throw new Error(`after ${rules.format(move)}: ${faults.join('; ')}`);
  }
  return state;
}

/** Keeps at it: never stops while something else can be done, and takes no crystal out. */
function eager(moves: readonly Move[], random: Random): Move {
  const wanted = moves.filter(({ type }) => type !== 'stop' && type !== 'break');
  const list = wanted.length > 0 ? wanted : moves;
  return list[random.below(list.length)] as Move;
}

/** Lays tiles where one of their groups is largest. */
function largest(rules: Rules<Witchstone>, state: State, lays: readonly Move[]): Move {
  const size = (move: Move) => {
    const next = rules.clone(state);
    rules.apply(next, state.toAct, move);
    let most = 0;
    for (const begin of rules.moves(next, state.toAct)) {
      const begun = rules.clone(next);
      rules.apply(begun, state.toAct, begin, (event) => {
        if (event.type === 'action-began') most = Math.max(most, event.strength);
      });
    }
    return most;
  };
  const sizes = lays.map(size);
  return lays[sizes.indexOf(Math.max(...sizes))] as Move;
}

/** Lives for one action: its tiles, its bonuses, and whatever `likes` names, in that order. */
function devotee(rules: Rules<Witchstone>, action: Action, likes: (move: Move, state: State) => boolean): Pick {
  return (moves, random, state) => {
    const lays = moves.filter(({ type }) => type === 'lay');
    if (lays.length > 0) return largest(rules, state, lays);
    return (
      moves.findLast((move) => likes(move, state)) ??
      moves.find((move) => move.type === 'tile' && halvesOf(move.tile).includes(nameOf(action))) ??
      moves.find((move) => 'action' in move && move.action === nameOf(action)) ??
      eager(moves, random)
    );
  };
}

/** Steps on the way from a cell to one of an exit's cells. */
function stepsToExit({ cauldron }: Board, exit: Action): readonly number[] {
  const steps = cauldron.exits.map((action) => (action === exit ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < steps.length; round++) {
    cauldron.neighbours.forEach((around, cell) => {
      steps[cell] = Math.min(steps[cell] as number, ...around.map((next) => (steps[next] as number) + 1));
    });
  }
  return steps;
}

/** Fills one shelf, and the bottom one: all crystals go out by the same exit. */
function racker(rules: Rules<Witchstone>, board: Board, shelf: 'rack' | 'bottom'): Pick {
  const steps = stepsToExit(board, CRYSTAL);
  return devotee(rules, CRYSTAL, (move) => {
    if (move.type === 'step') return (steps[cellOf(board, move.to).index] as number) < (steps[cellOf(board, move.from).index] as number);
    if (move.type === 'rim') return board.cauldron.exits[cellOf(board, move.from).index] === CRYSTAL;
    return move.type === shelf;
  });
}

/** Runs far along both tracks: tiles with their symbols where groups are largest, all steps, all boosters. */
function runner(rules: Rules<Witchstone>): Pick {
  const WANTED: readonly Move['type'][] = ['rack', 'bottom', 'boost', 'pentagram', 'wand', 'take', 'rim', 'collect', 'open'];
  return (moves, random, state) => {
    const lays = moves.filter(({ type }) => type === 'lay');
    if (lays.length > 0) return largest(rules, state, lays);
    const tracks = moves.find(
      (move) => move.type === 'tile' && halvesOf(move.tile).some((action) => action === 'pentagram' || action === 'wand'),
    );
    if (tracks) return tracks;
    const uses = moves.find(
      (move) => (move.type === 'use' || move.type === 'choose') && (move.action === 'pentagram' || move.action === 'wand'),
    );
    if (uses && random.below(8) > 0) return uses;
    const wanted = WANTED.map((type) => moves.find((move) => move.type === type)).find((move) => move !== undefined);
    if (wanted) return wanted;
    return random.below(4) === 0 ? (moves.find(({ type }) => type === 'stop') ?? eager(moves, random)) : eager(moves, random);
  };
}

describe('coverage by play', () => {
  const board = compileBoard(BOARD, 2);

  test('every kind of move, event, action, cell, chip, scroll level and refusal occurs', () => {
    const used = new Map<string, number>();
    const note = (what: string) => used.set(what, (used.get(what) ?? 0) + 1);
    /** Likes what was used least. */
    const curious = (rules: Rules<Witchstone>) => (moves: readonly Move[], random: Random) => {
      const timesUsed = (move: Move) => used.get(`move ${kindOf(rules, move)}`) ?? 0;
      const least = Math.min(...moves.map(timesUsed));
      const rare = moves.filter((move) => timesUsed(move) === least);
      const move = random.below(3) === 0 ? eager(moves, random) : (rare[random.below(rare.length)] as Move);
      note(`move ${kindOf(rules, move)}`);
      return move;
    };
    /** By turns: whatever comes, what was used least, far on the tracks, and to the limits of each supply. */
    const pickOf = (rules: Rules<Witchstone>, game: number): Pick => {
      const limits: readonly Pick[] = [
        racker(rules, board, 'rack'),
        racker(rules, board, 'bottom'),
        devotee(rules, WITCH, ({ type }) => type === 'prepare'),
        devotee(rules, WAND, ({ type }) => type === 'wand' || type === 'open'),
      ];
      return [eager, curious(rules), runner(rules), limits[Math.floor(game / 4) % limits.length]][game % 4] as Pick;
    };
    for (let game = 0; game < casesOf(120, 240); game++) {
      const seats = 2 + (Math.floor(game / 16) % 3);
      const handicap = Array.from({ length: seats }, (_, seat) => ['none', 'level-3', 'level-2', 'level-1'][(seat + game) % 4] as string);
      const rules = openGame(witchstone, seats, { handicap, scrolls: game % 8 < 4 ? 'open' : 'hidden' });
      const random = new FastRandom('covering', game);
      const all = [...allMoves(rules)];
      /** What is worth asking for in a position, besides something at random. */
      const askedFor = ({ phase, agenda }: State): readonly Move[] => {
        if (phase !== 'agenda') return [];
        const uses = agenda.hexes.flatMap((hex) => ACTIONS.map((action) => `use ${PAIRS[hex]?.id} ${action}`));
        const kinds: readonly Move['type'][] = [
          ...((agenda.pools[WITCH] as number) > 0 ? (['send', 'prepare'] as const) : []),
          ...((agenda.pools[WAND] as number) > 0 ? (['wand'] as const) : []),
          ...(hasRimCrystal(agenda) ? (['rack', 'bottom', 'aside'] as const) : []),
        ];
        return [...all.filter(({ type }) => kinds.includes(type)), ...uses.map((text) => rules.parse(text) as Move)];
      };
      const stop = rules.parse('stop') as Move;
      const end = play(
        rules,
        random,
        pickOf(rules, game),
        (state, seat, moves) => {
          const tried = state.phase === 'tower' ? all : [stop, ...askedFor(state), all[random.below(all.length)] as Move];
          for (const refused of tried) {
            if (!moves.includes(refused)) note(`refusal ${rules.explain(state, seat, refused).reason}`);
          }
        },
        (event) => {
          note(`event ${event.type}`);
          if (event.type === 'action-began') note(`action ${event.action}`);
          if (event.type === 'wand-bonus' || event.type === 'wand-silver') note(`wand ${event.cell}`);
          if (event.type === 'wand-bonus') note(`wand ${event.isDoubled ? 'doubled' : 'single'}`);
          if (event.type === 'pentagram-walked') note(`pentagram ${event.to}`);
          if (event.type === 'chip-taken') note(`chip ${event.chip}`);
          if (event.type === 'special-taken') note(`special ${event.special}`);
          if (event.type === 'scroll-taken') note(`scroll ${event.scroll}`);
          if (event.type === 'booster-played') note(`booster ${event.action}`);
        },
      );
      for (const player of end.players) {
        for (const scroll of board.scrolls) {
          if (scroll.kind === 'prophecy' && (player.scrolls[scroll.index] as number) > 0)
            note(`level ${levelsReached(board, player, scroll)}`);
        }
      }
    }
    const missing = expectedOf(board).filter((what) => !used.has(what));
    expect(missing).toEqual([]);
  });
});

function kindOf(rules: Rules<Witchstone>, move: Move): string {
  return move.type === 'boost' || move.type === 'use' ? rules.format(move) : move.type;
}

function* allMoves(rules: Rules<Witchstone>): Generator<Move> {
  const words = [
    'stop',
    'open',
    'collect',
    'prepare',
    'discard',
    'begin wand',
    'begin energy',
    'choose wand',
    'pentagram 9',
    ...Array.from({ length: 12 }, (_, steps) => `wand ${steps + 1}`),
  ];
  const board = compileBoard(BOARD, 2);
  const cells = board.cauldron.cells.map(({ id }) => id);
  const more = [
    ...BOARD.map.locations.flatMap(({ id }) => [`send ${id}`, `tower ${id}`]),
    ...BOARD.map.portals.map(({ between }) => `energy ${between.join(' ')}`),
    ...board.cauldron.cells.flatMap(({ id, index }) => (board.cauldron.neighbours[index] ?? []).map((to) => `step ${id} ${cells[to]}`)),
    ...cells.flatMap((cell) => [`break ${cell}`, `rim ${cell}`, `set energy-witch ${cell}`]),
    ...BOARD.scrolls.flatMap(({ id }) => [1, 4].map((place) => `take ${id} ${place}`)),
    ...ACTIONS.flatMap((action) => [
      `rack coloured ${action}`,
      `aside coloured ${action}`,
      `bottom coloured ${action} wand`,
      `bottom coloured ${action} points-3`,
      `boost boost-any ${action}`,
      `boost boost-wand ${action}`,
      `use energy-witch ${action}`,
    ]),
    'tile energy-witch-0',
    'tile wand-scroll-1',
    'lay d5 c4',
    'lay c4 c5',
    'lay a1 a2',
    'step d4 d5',
    'step d6 e6',
    'step c4 c5',
    'draw energy-witch-0',
    'first 0',
    'turn-special energy-wand',
    'set-chip wand',
  ];
  for (const text of [...words, ...more]) {
    const move = rules.parse(text);
    if (move) yield move;
  }
}

/** Refusals that random play hardly meets have rule tests of their own. */
const REFUSALS: readonly Reason[] = [
  'not-a-choice',
  'tower-first',
  'not-a-tower',
  'tower-taken',
  'tower-done',
  'tile-first',
  'tile-laid',
  'not-in-hand',
  'place-first',
  'cell-not-free',
  'tile-fits',
  'order-first',
  'action-begun',
  'not-on-tile',
  'crossing-first',
  'rack-first',
  'no-points',
  'portal-taken',
  'finish-first',
  'not-joined',
  'no-witch-left',
  'no-witch-lying',
  'own-tower',
  'already-there',
  'no-way',
  'too-far',
  'nothing-to-collect',
  'no-such-hex',
  'not-on-hex',
  'no-free-choice',
  'no-crystal-there',
  'cannot-end-there',
  'no-exit',
  'not-on-rim',
  'shelf-full',
  'bottom-full',
  'chip-not-open',
  'shelf-has-room',
  'not-yet',
  'end-of-wand',
  'no-cell',
  'not-in-row',
  'out-of-reach',
  'no-booster',
  'wrong-booster',
  'not-running',
];

function expectedOf(board: ReturnType<typeof compileBoard>): string[] {
  // A game in which all fifteen special hexes go is too rare to wait for: WS-5.3 has a test of its own.
  const events: readonly Event['type'][] = [
    'special-turned',
    'scroll-turned',
    'chip-set',
    'tile-dealt',
    'began',
    'tower-taken',
    'tile-chosen',
    'tile-laid',
    'tile-drawn',
    'action-began',
    'skipped',
    'energy-laid',
    'portal-finished',
    'witch-prepared',
    'witch-sent',
    'stone-reached',
    'chip-taken',
    'pentagram-walked',
    'owl-taken',
    'owls-gone',
    'special-taken',
    'special-used',
    'special-laid',
    'special-dropped',
    'crystal-moved',
    'crystal-to-rim',
    'crystal-racked',
    'crystal-set-aside',
    'crystal-broken',
    'wand-walked',
    'wand-bonus',
    'wand-silver',
    'scroll-taken',
    'booster-played',
    'stopped',
    'turn-passed',
    'ended',
  ];
  return [
    ...events.map((type) => `event ${type}`),
    ...ACTIONS.map((action) => `action ${action}`),
    ...ACTIONS.map((action) => `booster ${action}`),
    ...board.wand.flatMap(({ kind }, cell) => (kind === 'blank' ? [] : [`wand ${cell}`])),
    'wand doubled',
    'wand single',
    ...board.pentagram.map((_, cell) => `pentagram ${cell}`),
    ...board.chips.map(({ id }) => `chip ${id}`),
    ...PAIRS.map(({ id }) => `special ${id}`),
    ...board.scrolls.map(({ id }) => `scroll ${id}`),
    ...[0, 1, 2, 3].map((level) => `level ${level}`),
    ...REFUSALS.map((reason) => `refusal ${reason}`),
  ];
}

test('every reason to refuse a move occurs in play or has a rule test', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  // Every reason has a message.
  const reasons = Object.keys(messages).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
  const tests = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.test.ts'));
  const tested = tests.map((file) => read(`./${file}`)).join('\n');
  expect(reasons.length).toBeGreaterThan(40);
  expect(reasons.filter((reason) => !tested.includes(`'${reason}'`))).toEqual([]);
});

describe('no agenda can loop', () => {
  /** The proof is at `Agenda`; this plays turns that hunt for more and more points and never stop. */
  test('WS-2.6 even a turn that only ever wants more comes to its end', () => {
    let longest = 0;
    for (let seed = 0; seed < 60; seed++) {
      const scene = Scene.acting('pentagram', 12, {}, 2);
      for (const { id, kind, copies } of scene.board.scrolls) if (kind === 'booster') for (let i = 0; i < copies; i++) scene.give(id);
      scene.gain('wand', 12).gain('crystal', 12).gain('witch', 6).gain('energy', 12);
      const random = new FastRandom('loop', seed);
      const { turn } = scene.state;
      let steps = 0;
      while (scene.state.turn === turn && scene.state.phase !== 'order') {
        const awaited = scene.rules.turn(scene.state);
        if (awaited.kind !== 'seats') {
          if (awaited.kind === 'over') break;
          scene.rules.apply(scene.state, 'chance', scene.rules.draw(scene.state, random));
          continue;
        }
        const moves = scene.rules.moves(scene.state, scene.awaited);
        // Whatever gives pentagram steps first: the ring is the only thing that has no end.
        const hungry = moves.filter(
          (move) =>
            move.type === 'pentagram' ||
            move.type === 'collect' ||
            ((move.type === 'use' || move.type === 'choose' || move.type === 'boost') && move.action === 'pentagram'),
        );
        const list = hungry.length > 0 ? hungry : moves.filter(({ type }) => type !== 'stop' && type !== 'break');
        scene.rules.apply(
          scene.state,
          scene.awaited,
          (list[random.below(list.length)] ?? moves.find(({ type }) => type === 'stop')) as Move,
        );
        steps++;
        expect(steps).toBeLessThan(2000);
      }
      longest = Math.max(longest, steps);
    }
    expect(longest).toBeGreaterThan(30);
  });

  test('WS-2.6 no list of choices is longer than about 200', () => {
    let most = 0;
    for (let game = 0; game < 40; game++) {
      play(openGame(witchstone, 4), new FastRandom('long', game), eager, (_state, _seat, moves) => {
        most = Math.max(most, moves.length);
      });
    }
    expect(most).toBeLessThanOrEqual(200);
    expect(most).toBeGreaterThan(60);
  });
});
