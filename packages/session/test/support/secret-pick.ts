import { type Game, type Json, type Refusal, type Rules, type Seat, sampling, type Types, type Viewer, viewing } from '@coven/core';

interface State {
  round: number;
  picks: (number | null)[];
  scores: number[];
}
interface Move {
  readonly type: 'pick';
  readonly number: number;
}
type Event =
  | { readonly type: 'picked'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'revealed'; readonly picks: readonly number[] };

interface SecretPick extends Types {
  state: State;
  move: Move;
  event: Event;
  shown: Event;
  view: { viewer: Viewer; round: number; own: number | null };
  memory: object;
  ask: { readonly type: 'pick' };
  outlook: object;
  reason: 'not-a-number';
}

const ROUNDS = 3;
const PICKS: readonly Move[] = [1, 2, 3].map((number) => Object.freeze({ type: 'pick', number }));

function rulesFor(seats: number): Rules<SecretPick> {
  const reveal = (state: State, tell: ((event: Event) => void) | undefined) => {
    const picks = state.picks.map((number) => number ?? 0);
    picks.forEach((number, seat) => {
      state.scores[seat] = (state.scores[seat] ?? 0) + number;
    });
    state.picks.fill(null);
    state.round++;
    tell?.({ type: 'revealed', picks });
  };
  return {
    seats,
    bound: ROUNDS * seats,
    fades: {},
    start: () => ({ round: 0, picks: Array.from({ length: seats }, () => null), scores: Array.from({ length: seats }, () => 0) }),
    // Every seat stays awaited until all have picked: who has picked is secret.
    turn: ({ round, picks }) =>
      round === ROUNDS ? { kind: 'over' } : { kind: 'seats', seats: picks.map((_, seat) => ({ seat, ask: { type: 'pick' } })) },
    moves: ({ round, picks }, seat) => (round === ROUNDS ? [] : PICKS.filter(({ number }) => number !== picks[seat])),
    explain: (): Refusal<'not-a-number'> => ({ rule: 'SP-1', reason: 'not-a-number' }),
    apply(state, by, { number }, tell) {
      state.picks[by as Seat] = number;
      tell?.({ type: 'picked', seat: by as Seat, number });
      if (state.picks.every((pick) => pick !== null)) reveal(state, tell);
    },
    clone: ({ round, picks, scores }) => ({ round, picks: [...picks], scores: [...scores] }),
    outcomes: () => [],
    draw: () => PICKS[0] as Move,
    ...viewing(
      ({ round }: State) => ({ round }),
      ({ picks }, viewer) => ({ viewer, own: viewer === 'spectator' ? null : (picks[viewer] ?? null) }),
    ),
    show: (event, viewer) => (event.type === 'revealed' || event.seat === viewer ? event : undefined),
    memory: () => ({}),
    learn: () => {},
    ...sampling<SecretPick>(() => () => ({ round: 0, picks: [], scores: [] })),
    outlook: () => ({}),
    standings: ({ scores }) =>
      scores.map((score, seat) => ({ seat, place: 1 + scores.filter((other) => other > score).length, score, parts: { picks: score } })),
    faults: () => [],
    save: (state) => state as unknown as Json,
    load: (json) => structuredClone(json) as unknown as State,
    format: ({ number }) => `pick ${number}`,
    parse: (text) => PICKS.find(({ number }) => text === `pick ${number}`),
  };
}

/** A minimal game with secret simultaneous choices that can be changed until all players have chosen. */
export const secretPick: Game<SecretPick> = {
  id: 'secret-pick',
  version: 1,
  versions: { changes: [], data: ['00'.repeat(32)] },
  seats: { min: 2, max: 5 },
  options: [],
  rules: [{ number: 'SP-1' }],
  provenance: [],
  open: (_, seats) => rulesFor(seats),
};
