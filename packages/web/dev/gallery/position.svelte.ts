import { FastRandom, openGame, type Random, type Rules, type Seat, seatsOf, type Types, type Viewer } from '@coven/core';
import { GAMES } from '@coven/games';
import type { GameWords } from '@coven/words';
import type { BoardContext } from '../../src/games/board-context.ts';
import type { PlayerFacts, Told } from '../../src/games/game-table.ts';
import { isSameMove } from '../../src/games/move-reader.ts';
import { sigilOf } from '../../src/games/sigils.ts';
import { wordsAt } from '../../src/words/words.svelte.ts';

/** Which position of which game is drawn, and who looks at it. */
export interface Place {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  /** How much of the game is over, from 0 to 1. */
  readonly share: number;
}

/** A position of a game in which everybody moves at random, as the seat that is awaited in it sees it. */
export class Position implements BoardContext {
  readonly view: Types['view'];
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly players: readonly PlayerFacts[];
  readonly ask: Types['ask'] | null;
  readonly moves: readonly Types['move'][];
  readonly pending = null;
  readonly wrong = null;
  readonly told: readonly Told[];
  readonly hasHints = true;
  readonly mayUndo = false;
  selected = $state.raw<Types['move'] | null>(null);
  readonly #game: string;
  readonly #rules: Rules;

  constructor({ game, seats, seed, share }: Place) {
    const found = GAMES.find(({ id }) => id === game);
    if (!found) throw new Error(`no such game: ${game}`);
    this.#game = game;
    const rules = openGame(found, seats);
    this.#rules = rules;
    const whole = walk(rules, new FastRandom('gallery', seed), Number.POSITIVE_INFINITY);
    const { state, events } = walk(rules, new FastRandom('gallery', seed), Math.round(whole.decisions * share));
    const turn = rules.turn(state);
    const awaited = turn.kind === 'seats' ? turn.seats : [];
    this.seat = awaited[0]?.seat ?? 0;
    this.viewer = this.seat;
    this.ask = awaited[0]?.ask ?? null;
    this.view = rules.view(state, this.seat);
    this.moves = [...rules.moves(state, this.seat)];
    this.told = events.flatMap((event) => rules.show(event, this.seat) ?? []).map((shown, number) => ({ number, shown }));
    this.players = seatsOf(seats).map((seat) => ({
      seat,
      name: NAMES[seat] ?? `${seat}`,
      sigil: sigilOf(seat),
      kind: 'human',
      isHere: true,
      standIn: null,
      isMe: seat === this.seat,
      isAwaited: awaited.some((one) => one.seat === seat),
    }));
  }

  /** In the language that is chosen. */
  get words(): GameWords {
    return wordsAt(this.#game, this.view);
  }

  readonly same = (one: Types['move'] | null, other: Types['move'] | null): boolean => {
    return isSameMove(this.#rules, one, other);
  };
  readonly offers = (move: Types['move']): boolean => {
    return this.moves.some((offered) => this.same(offered, move));
  };
  readonly outlook = (move: Types['move']): Types['outlook'] | undefined => {
    const known = this.#rules.parse(this.#rules.format(move));
    return known && this.#rules.outlook(this.view, known);
  };
  readonly touch = (move: Types['move']): void => {
    this.selected = move;
  };
  readonly play = (): void => {};
  readonly pick = (move: Types['move'] | null): void => {
    this.selected = move;
  };
  readonly undo = (): void => {};
}

/** A short name and long ones, as people have them. */
const NAMES = ['Одарка', 'Ярослава-Магдалина Костянтинівна', 'Chloé', 'Bo', 'Maximiliane'];

/** A random game up to a number of players' moves, and the chance that follows the last of them. */
function walk(
  rules: Rules,
  random: Random,
  maxDecisions: number,
): { state: Types['state']; events: readonly Types['event'][]; decisions: number } {
  const state = rules.start();
  const events: Types['event'][] = [];
  for (let decisions = 0; ; ) {
    const turn = rules.turn(state);
    if (turn.kind === 'over' || (turn.kind === 'seats' && decisions >= maxDecisions)) return { state, events, decisions };
    const seat = turn.kind === 'seats' ? (turn.seats[random.below(turn.seats.length)]?.seat ?? 0) : undefined;
    const moves = seat === undefined ? [rules.draw(state, random)] : rules.moves(state, seat);
    const move = moves[random.below(moves.length)] as Types['move'];
    rules.apply(state, seat ?? 'chance', move, (event) => events.push(event));
    if (seat !== undefined) decisions++;
  }
}
