import { type Game, type Rules, type Seat, sampling, type Turn, viewing } from '../src/index.ts';

/**
 * A game for the core's own tests, with three rounds: each player secretly picks 1 to 3, may re-pick, and says *ready*. When all
 * are ready the picks are shown and a coin is tossed: the highest pick (heads) or the lowest (tails) scores. Unlike Blackmore it
 * has secret simultaneous moves that can be undone.
 */
interface State {
  round: number;
  picks: number[];
  isReady: boolean[];
  awaitsCoin: boolean;
  scores: number[];
}
type Move = { type: 'pick'; number: number } | { type: 'ready' } | { type: 'coin'; side: 'heads' | 'tails' };
type Event =
  | { type: 'picked'; seat: Seat; number: number }
  | { type: 'readied'; seat: Seat }
  | { type: 'revealed'; picks: number[] }
  | { type: 'tossed'; side: string };

export interface Pairs {
  state: State;
  move: Move;
  event: Event;
  shown: Event;
  view: object;
  memory: { count: number };
  ask: { type: 'pick' };
  outlook: object;
  reason: 'no' | 'pick-first';
}

const ROUNDS = 3;
const MOVES: readonly Move[] = [
  { type: 'pick', number: 1 },
  { type: 'pick', number: 2 },
  { type: 'pick', number: 3 },
  { type: 'ready' },
  { type: 'coin', side: 'heads' },
  { type: 'coin', side: 'tails' },
];
const format = (move: Move) => (move.type === 'pick' ? `pick ${move.number}` : move.type === 'coin' ? `coin ${move.side}` : 'ready');

function rulesFor(seats: number): Rules<Pairs> {
  const list = (value: number) => Array.from({ length: seats }, () => value);
  const isOver = (state: State) => state.round === ROUNDS;
  return {
    seats,
    bound: 10_000,
    fades: {},
    start: () => ({ round: 0, picks: list(0), isReady: list(0).map(() => false), awaitsCoin: false, scores: list(0) }),
    turn: (state): Turn<Pairs['ask']> => {
      if (isOver(state)) return { kind: 'over' };
      if (state.awaitsCoin) return { kind: 'chance' };
      const seatsAwaited = state.isReady.flatMap((isReady, seat) => (isReady ? [] : [{ seat, ask: { type: 'pick' as const } }]));
      return { kind: 'seats', seats: seatsAwaited };
    },
    moves: (state, seat) => {
      if (isOver(state) || state.awaitsCoin || state.isReady[seat] !== false) return [];
      return MOVES.filter(
        (move) => (move.type === 'pick' && move.number !== state.picks[seat]) || (move.type === 'ready' && state.picks[seat] !== 0),
      );
    },
    explain: (_, __, move) => (move.type === 'ready' ? { rule: 'P-1', reason: 'pick-first' } : { rule: 'P-1', reason: 'no' }),
    apply: (state, by, move, tell) => {
      if (move.type === 'pick' && by !== 'chance') {
        state.picks[by] = move.number;
        tell?.({ type: 'picked', seat: by, number: move.number });
      } else if (move.type === 'ready' && by !== 'chance') {
        state.isReady[by] = true;
        tell?.({ type: 'readied', seat: by });
        if (!state.isReady.every(Boolean)) return;
        state.awaitsCoin = true;
        tell?.({ type: 'revealed', picks: [...state.picks] });
      } else if (move.type === 'coin') {
        const best = move.side === 'heads' ? Math.max(...state.picks) : Math.min(...state.picks);
        state.scores = state.scores.map((score, seat) => score + (state.picks[seat] === best ? 1 : 0));
        state.round++;
        state.picks = list(0);
        state.isReady = state.isReady.map(() => false);
        state.awaitsCoin = false;
        tell?.({ type: 'tossed', side: move.side });
      }
    },
    clone: (state) => structuredClone(state),
    outcomes: () => [
      { move: MOVES[4] as Move, weight: 2 },
      { move: MOVES[5] as Move, weight: 1 },
    ],
    draw: (_, random) => MOVES[random.below(3) < 2 ? 4 : 5] as Move,
    ...viewing(
      (state: State) => ({ round: state.round, isReady: [...state.isReady], scores: [...state.scores] }),
      (state: State, viewer) => ({ pick: viewer === 'spectator' ? null : state.picks[viewer] }),
    ),
    show: (event, viewer) => (event.type === 'picked' && event.seat !== viewer ? undefined : event),
    memory: () => ({ count: 0 }),
    learn: (memory) => {
      memory.count++;
    },
    ...sampling<Pairs>(() => {
      throw new Error('not needed');
    }),
    outlook: () => ({}),
    standings: (state) =>
      state.scores.map((score, seat) => ({
        seat,
        score,
        place: 1 + state.scores.filter((other) => other > score).length,
        parts: { wins: score },
      })),
    faults: () => [],
    save: (state) => structuredClone(state) as never,
    load: (json) => structuredClone(json) as never,
    format,
    parse: (text) => MOVES.find((move) => format(move) === text),
  };
}

export const pairs: Game<Pairs> = {
  id: 'pairs',
  version: 1,
  versions: { changes: [], data: ['00'.repeat(32)] },
  seats: { min: 2, max: 4 },
  options: [
    { id: 'mood', kind: 'choice', values: ['calm', 'wild'], rule: 'P-1' },
    { id: 'starts', kind: 'seat', rule: 'P-1' },
    { id: 'level', kind: 'per-seat', values: ['none', 'one'], rule: 'P-1' },
    {
      id: 'cards',
      kind: 'file',
      rule: 'P-1',
      check: (text) => {
        if (text.includes('bad')) return [{ line: 3, field: 'cards[0]', reason: 'bad-card' }];
        return text === 'expensive' ? [{ line: 1, field: 'cards', reason: 'too-many', isLimit: true }] : [];
      },
    },
  ],
  rules: [{ number: 'P-1' }],
  provenance: [],
  open: (_, seats) => rulesFor(seats),
};
