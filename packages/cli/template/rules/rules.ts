import { type Outcome, type Rules, type Seat, type Standing, sampling, type Turn, type Types, viewing } from '@coven/core';
import { type Event, type Shown, show } from './events.ts';
import { apply } from './flow.ts';
import { type Memory, sampler } from './memory.ts';
import { type Move, notation } from './notation.plain.ts';
import { LIMIT, MAX_OPEN, SECRETS, sumOf } from './numbers.plain.ts';
import { type Outlook, outlook } from './outlook.ts';
import { explain, type Reason } from './refusals.ts';
import { cloneState, emptyState, faults, load, type State, save } from './state.ts';
import { common, own, type View } from './view.ts';

interface Ask {
  readonly type: 'choose';
}

export interface TemplateGame extends Types {
  state: State;
  move: Move;
  event: Event;
  shown: Shown;
  view: View;
  memory: Memory;
  ask: Ask;
  outlook: Outlook;
  reason: Reason;
}

const CHOICES: readonly Move[] = [{ type: 'take' }, { type: 'stop' }];

export function rulesFor(seats: number): Rules<TemplateGame> {
  return {
    seats,
    // One move for each secret, two for each open number, and one for each player to stop.
    bound: seats * (SECRETS + 2 * MAX_OPEN + 1),
    fades: {},
    start: () => emptyState(seats),
    turn: turnOf,
    moves: (state, seat) => (state.phase === 'choose' && seat === state.toAct ? CHOICES : []),
    explain,
    apply,
    clone: cloneState,
    outcomes: (state) => state.deck.sorted().map(({ number }): Outcome<Move> => ({ move: { type: 'deal', number }, weight: 1 })),
    draw: (state, random) => ({ type: 'deal', number: state.deck.draw(random).number }),
    ...viewing(common, own),
    show,
    memory: () => ({}),
    learn: () => {},
    ...sampling<TemplateGame>(sampler),
    outlook,
    standings,
    faults,
    save,
    load,
    ...notation,
  };
}

function turnOf({ phase, toAct }: State): Turn<Ask> {
  switch (phase) {
    case 'choose':
      return { kind: 'seats', seats: [{ seat: toAct, ask: { type: 'choose' } }] };
    case 'over':
      return { kind: 'over' };
    case 'deal':
    case 'draw':
      return { kind: 'chance' };
    default:
      return phase satisfies never;
  }
}

/** TG-3.2, TG-3.3 */
function standings({ secrets, open }: State): readonly Standing[] {
  const scores = secrets.map((numbers, seat) => scoreOf([...numbers, ...(open[seat] ?? [])]));
  return scores.map((score, seat: Seat) => ({
    seat,
    place: 1 + scores.filter((other) => other > score).length,
    score,
    parts: { numbers: score },
  }));
}

function scoreOf(numbers: readonly number[]): number {
  const sum = sumOf(numbers);
  return sum > LIMIT ? 0 : sum;
}
