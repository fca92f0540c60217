import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkConduct } from '../laws/index.ts';
import { FastRandom, type Game, type Rules, sampling } from '../src/index.ts';
import { type Pairs, pairs } from './pairs.ts';

type State = Pairs['state'];
type Variant = (rules: Rules<Pairs>) => Partial<Rules<Pairs>>;

/** What a viewer of this game sees; the contract leaves it open. */
interface Seen {
  readonly round: number;
  readonly isReady: readonly boolean[];
  readonly scores: readonly number[];
  readonly pick: number | null;
}

/** Any picks that the others could have made. */
function worldsWith(change: (world: State, view: Seen) => Partial<State>): Pick<Rules<Pairs>, 'sampler' | 'sample'> {
  return sampling<Pairs>((view) => {
    const seen = view as Seen & { readonly viewer?: number };
    return (random) => {
      const { round, isReady = [], scores = [], pick } = seen;
      const picks = isReady.map((ready) => (ready ? 1 + random.below(3) : random.below(4)));
      if (seen.viewer !== undefined && pick !== null) picks[seen.viewer] = pick;
      const world: State = { round, picks, isReady: [...isReady], awaitsCoin: false, scores: [...scores] };
      return { ...world, ...change(world, seen) };
    };
  });
}

/** Pairs with everything that the laws ask for. */
function soundRules(): Rules<Pairs> {
  const rules = pairs.open({}, 2, 1);
  const own: Rules<Pairs>['own'] = (state, viewer) => ({ ...rules.own(state, viewer), viewer });
  return { ...rules, own, view: (state, viewer) => ({ ...own(state, viewer), ...rules.common(state) }), ...worldsWith(() => ({})) };
}

/** Seeds of games that the laws look at closely from the first position on. */
const SEEDS = Array.from({ length: 600 }, (_, seed) => seed).filter((seed) => new FastRandom(seed).below(10) === 0);

function complaintsAbout(variant: Variant): readonly string[] {
  const rules = soundRules();
  const found = new Set<string>();
  for (const seed of SEEDS) {
    try {
      checkConduct(pairs as unknown as Game, { ...rules, ...variant(rules) }, seed);
    } catch (error) {
      found.add(error instanceof Error ? error.message : String(error));
    }
  }
  return [...found];
}

function lawsBrokenBy(variant: Variant): readonly string[] {
  return [...new Set(complaintsAbout(variant).map((complaint) => complaint.split(':')[0] as string))];
}

const isCoin = (move: Pairs['move']) => move.type === 'coin';

/** By law: rules that break it and nothing that is checked before it. */
const VARIANTS: Readonly<Record<string, Variant>> = {
  'a clone is untouched by its twin': () => ({ clone: (state) => state }),
  'the state is the same with and without a listener': ({ apply }) => ({
    apply(state, by, move, tell) {
      apply(state, by, move, tell);
      if (tell) state.round += isCoin(move) ? 0 : 1;
    },
  }),
  'load undoes save': ({ load }) => ({ load: (json) => ({ ...load(json), scores: [7, 7] }) }),
  'a view stays as it was when the game goes on': ({ view }) => ({
    view: (state, viewer) => ({ ...view(state, viewer), isReady: state.isReady }),
  }),
  'a turn stays as it was when the game goes on': ({ turn }) => ({
    turn: (state) => Object.assign(turn(state), { isReady: state.isReady }),
  }),
  'a game ends within its bound': () => ({ bound: 5 }),
  'a copy sent through JSON stays equal to the end': ({ apply, parse }) => ({
    parse(text) {
      const move = parse(text);
      return move && { ...move, isRead: true };
    },
    apply(state, by, move, tell) {
      apply(state, by, move, tell);
      if ('isRead' in move && isCoin(move)) state.scores = state.scores.map((score) => score + 1);
    },
  }),
  'awaited chance has an outcome': () => ({ outcomes: () => [] }),
  'outcomes are listed once': ({ outcomes }) => ({ outcomes: (state) => [...outcomes(state), ...outcomes(state)] }),
  'weights are positive integers': ({ outcomes }) => ({ outcomes: (state) => outcomes(state).map((one) => ({ ...one, weight: 0.5 })) }),
  'draw gives one of the outcomes': () => ({ draw: () => ({ type: 'pick', number: 1 }) }),
  'at least one seat is awaited': () => ({ turn: () => ({ kind: 'seats', seats: [] }) }),
  'a seat is awaited once': ({ turn }) => ({
    turn(state) {
      const awaited = turn(state);
      return awaited.kind === 'seats' ? { ...awaited, seats: [...awaited.seats, ...awaited.seats] } : awaited;
    },
  }),
  'an awaited seat has a move': () => ({ moves: () => [] }),
  'no seat has a move at the end or while chance acts': ({ moves }) => ({
    moves: (state, seat) => (state.awaitsCoin ? [{ type: 'ready' }] : moves(state, seat)),
  }),
  'moves are listed once': ({ moves }) => ({ moves: (state, seat) => [...moves(state, seat), ...moves(state, seat)] }),
  'the order of moves is fixed'({ moves }) {
    let isTurned = false;
    return {
      moves(state, seat) {
        isTurned = !isTurned;
        return isTurned ? [...moves(state, seat)].reverse() : moves(state, seat);
      },
    };
  },
  'a move is one line of plain text': ({ format, parse }) => ({
    format: (move) => `${format(move)}\n`,
    parse: (text) => parse(text.trim()),
  }),
  'parse undoes format': () => ({ parse: () => ({ type: 'ready' }) }),
  'listed exactly if not refused': () => ({ explain: () => undefined as never }),
  'a refusal cites a rule': () => ({ explain: () => ({ rule: 'P-9', reason: 'no' }) }),
  'no field of a view is both common and own': ({ own }) => ({ own: (state, viewer) => ({ ...own(state, viewer), round: state.round }) }),
  'invariants hold': () => ({ faults: ({ round }) => (round === 0 ? [] : ['a round too many']) }),
  'what is shown is plain JSON': () => ({ show: (event) => ({ ...event, at: new Date(0) }) }),
  'a move that shows a viewer nothing changes nothing for it': () => ({ show: () => undefined }),
  'a view and a memory are plain JSON': ({ view }) => ({ view: (state, viewer) => ({ ...view(state, viewer), width: Number.NaN }) }),
  'a resampled world looks the same': () => worldsWith(({ round }) => ({ round: round + 1 })),
  'a resampled world awaits the same': ({ view }) => ({
    view: (state, viewer) => ({ ...view(state, viewer), isReady: state.isReady.map(() => false) }),
  }),
  'a resampled world offers the same moves': ({ view }) => ({
    view: (state, viewer) => ({ ...view(state, viewer), pick: null }),
  }),
  'a move in a resampled world changes neither view nor memory': () =>
    worldsWith((_, { isReady, scores }) => ({ isReady: isReady as boolean[], scores: scores as number[] })),
  'every seat has a standing': ({ standings }) => ({ standings: (state) => standings(state).slice(1) }),
  'places are consistent': ({ standings }) => ({ standings: (state) => standings(state).map((one) => ({ ...one, place: 2 })) }),
};

describe('checkConduct', () => {
  test('finds nothing wrong with sound rules', () => {
    expect(lawsBrokenBy(() => ({}))).toEqual([]);
  });

  test.each(Object.entries(VARIANTS))('finds what breaks “%s”', (law, variant) => {
    expect(lawsBrokenBy(variant)).toEqual([law]);
  });

  test('finds a seat without a move before it is chosen to move', () => {
    expect(complaintsAbout(() => ({ moves: () => [] }))).toEqual(['an awaited seat has a move: seat 0']);
  });

  test('every law it checks has rules here that break it', () => {
    const source = readFileSync(new URL('../laws/conduct.ts', import.meta.url), 'utf8');
    const laws = [...source.matchAll(/\bmust\(.*?'([a-z][^']* [^']*)'/gs)].map(([, law]) => law as string);
    expect([...new Set(laws)].sort()).toEqual(Object.keys(VARIANTS).sort());
  });
});
