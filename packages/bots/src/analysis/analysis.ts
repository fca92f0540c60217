import { type By, type LogEntry, type Rules, type Sampler, type Seat, seatsOf, standingEntries, type Types } from '@coven/core';
import type { Adviser, Reason } from '../hint.ts';
import { type Chances, chancesOf, difference, SURE, sharesOf } from './chances.ts';
import { type Decision, Decisions, type Judgement } from './decisions.ts';
import type { JudgeMaker } from './judge.ts';
import { type BookedStep, type LedgerRow, ledgerOf } from './ledger.ts';
import { type Moment, momentsOf } from './moments.ts';
import { type PlayedStep, playedSteps } from './played-steps.ts';
import { Playouts } from './playouts.ts';

export interface AnalysedStep extends BookedStep, PlayedStep {
  readonly by: Seat | null;
  /** Null where there was nothing to choose. */
  readonly judged: JudgedStep | null;
}

interface JudgedStep extends Pick<Judgement, 'bot' | 'lost'> {
  /** How many of its moves the seat and the bot have in common, from the first on. */
  readonly same: number;
  /** Why the bot would have gone on otherwise then, from what the seat could know. */
  readonly why: Reason | null;
}

/** A finished game, looked through: all chances are parts of `sure`. */
export interface Analysis {
  readonly sure: number;
  readonly worlds: number;
  readonly seed: string;
  /** By seat, in the order they came. */
  readonly moments: readonly (readonly Moment[])[];
  readonly ledger: readonly LedgerRow[];
  readonly steps: readonly AnalysedStep[];
}

interface AnalysisOptions<T extends Types = Types> {
  /** Of the game's adviser: without it the analysis gives no reasons. */
  readonly reasonFor?: Adviser<T>['reasonFor'] | undefined;
  /** Worlds looked at in one position; the judge has a default. */
  readonly worlds?: number | undefined;
  readonly seed: string;
}

/** How many steps are looked through. */
export interface AnalysisProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * Looks through a finished game, step by step. After each step the chances are estimated again, from what all seats together could know;
 * what a decision changed is judged by what its seat could know and booked to that seat, all else of the change to the draw. So everything adds
 * up from the fair share to the result.
 */
export function* analyse<T extends Types>(
  rules: Rules<T>,
  log: readonly LogEntry[],
  makeJudge: JudgeMaker<T>,
  { worlds: wanted, seed, reasonFor }: AnalysisOptions<T>,
): Generator<AnalysisProgress, Analysis> {
  const played = playedSteps(standingEntries(log));
  const game = new ReplayedGame(rules);
  const judge = makeJudge(rules, dealt(rules, played));
  const worlds = wanted ?? judge.worlds;
  const playouts = new Playouts(rules, judge);
  const decisions = new Decisions(rules, judge, worlds, seed, reasonFor);
  const steps: AnalysedStep[] = [];
  const fair = chancesOf(seatsOf(rules.seats).map(() => 1 / rules.seats));
  let before: Chances = fair;
  for (const [at, step] of played.entries()) {
    const decision = step.by === null ? undefined : game.decide(step.by, step.moves);
    const judgement = decision && decisions.judge(decision);
    for (const text of step.draws) game.apply('chance', text);
    const shares = game.isOver ? sharesOf(rules.standings(game.state)) : playouts.value(game.eyes(), worlds, `${seed} step ${at}`);
    const after = chancesOf(shares);
    const decided = judgement?.change ?? seatsOf(rules.seats).map(() => 0);
    steps.push({
      ...step,
      judged: judgement && decision ? judgedIn(step, decision, judgement) : null,
      decided,
      drawn: difference(difference(after, before), decided),
      after,
    });
    before = after;
    yield { done: at + 1, of: played.length };
  }
  if (!game.isOver) throw new Error('only a finished game can be analysed');
  const moments = seatsOf(rules.seats).map((seat) => momentsOf(steps, seat));
  return { sure: SURE, worlds, seed, moments, ledger: ledgerOf(fair, steps), steps };
}

/** What had to be done before the decision is as much the bot's as the seat's. */
function judgedIn({ moves }: PlayedStep, decision: Pick<Decision<Types>, 'moves'>, { bot, reasons, lost }: Judgement): JudgedStep {
  const before = moves.length - decision.moves.length;
  const line = [...moves.slice(0, before), ...bot];
  const apart = moves.findIndex((move, at) => move !== line[at]);
  if (apart < 0) return { bot: line, lost, same: moves.length, why: null };
  return { bot: line, lost, same: apart, why: reasons[apart - before] ?? null };
}

function dealt<T extends Types>(rules: Rules<T>, [first]: readonly PlayedStep[]): T['state'] {
  const game = new ReplayedGame(rules);
  if (first?.by === null) for (const text of first.draws) game.apply('chance', text);
  return game.state;
}

/** The game as it was played, with what every seat remembers. */
class ReplayedGame<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #memories: readonly T['memory'][];
  readonly #decisions: number[];
  readonly state: T['state'];

  constructor(rules: Rules<T>) {
    this.#rules = rules;
    this.state = rules.start();
    this.#memories = seatsOf(rules.seats).map((seat) => rules.memory(seat));
    this.#decisions = seatsOf(rules.seats).map(() => 0);
  }

  get isOver(): boolean {
    return this.#rules.turn(this.state).kind === 'over';
  }

  /** By seat: worlds that fit what it knows. */
  eyes(): readonly Sampler<T['state']>[] {
    return this.#memories.map((memory, seat) => this.#rules.sampler(this.#rules.view(this.state, seat), memory));
  }

  /** Makes a seat's moves; returns what it knew before them, from the first on where it had a choice. */
  decide(seat: Seat, moves: readonly string[]): Decision<T> | undefined {
    const rules = this.#rules;
    let rest = moves;
    for (; rest[0] !== undefined && rules.moves(this.state, seat).length === 1; rest = rest.slice(1)) this.apply(seat, rest[0]);
    if (rest.length === 0) return undefined;
    const number = this.#decisions[seat] as number;
    this.#decisions[seat] = number + 1;
    const memory: T['memory'] = JSON.parse(JSON.stringify(this.#memories[seat]));
    const decision = { seat, view: rules.view(this.state, seat), memory, moves: rest, number };
    for (const text of rest) this.apply(seat, text);
    return decision;
  }

  apply(by: By, text: string): void {
    const rules = this.#rules;
    const move = rules.parse(text);
    if (move === undefined) throw new Error(`not a move: ${text}`);
    rules.apply(this.state, by, move, (event) => {
      this.#memories.forEach((memory, seat) => {
        const shown = rules.show(event, seat);
        if (shown) rules.learn(memory, shown);
      });
    });
  }
}
