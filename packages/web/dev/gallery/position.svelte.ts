import { FastRandom, openGame, type Random, type Rules, type Seat, seatsOf, type Types } from '@coven/core';
import { GAMES } from '@coven/games';
import type { PictureControls } from '../../src/games/board-context.ts';
import type { BoardTable, PlayerFacts } from '../../src/games/game-table.ts';
import { isSameMove } from '../../src/games/move-reader.ts';
import { factsOf } from '../../src/games/registry.ts';
import { type BoardSource, BoardView } from '../../src/table/board-view.svelte.ts';
import type { Picture } from '../../src/table/picture.ts';
import { playersOf } from '../../src/table/player-facts.ts';

/** Which position of which game is drawn, and who looks at it. */
export interface Place {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  /** How much of the game is over, from 0 to 1. */
  readonly share: number;
}

/** A position of a game in which everybody moves at random, as the seat that is awaited in it sees it. */
export class Position implements BoardSource, PictureControls {
  readonly mySeat: Seat;
  readonly ask: Types['ask'] | null;
  readonly moves: readonly Types['move'][];
  readonly pending = null;
  readonly wrong = null;
  readonly hasHints = true;
  readonly mayUndo = false;
  selected = $state.raw<Types['move'] | null>(null);
  readonly #seats: number;
  readonly board: BoardView;
  readonly #rules: Rules;

  constructor({ game, seats, seed, share }: Place, table: BoardTable) {
    const found = GAMES.find(({ id }) => id === game);
    const facts = factsOf(game);
    if (!found || !facts) throw new Error(`no such game: ${game}`);
    const rules = openGame(found, seats);
    this.#seats = seats;
    this.#rules = rules;
    const whole = walk(rules, new FastRandom('gallery', seed), Number.POSITIVE_INFINITY);
    const { state, events } = walk(rules, new FastRandom('gallery', seed), Math.round(whole.decisions * share));
    const turn = rules.turn(state);
    const awaited = turn.kind === 'seats' ? turn.seats : [];
    const seat = awaited[0]?.seat ?? 0;
    this.mySeat = seat;
    this.ask = awaited[0]?.ask ?? null;
    this.moves = [...rules.moves(state, seat)];
    this.board = new BoardView(table, facts, this);
    this.board.controls = this;
    const picture = { cursor: 2, shown: [], view: rules.view(state, seat), awaited, choices: null };
    this.board.pictures.add(picture as object as Picture, true);
    this.board.log.retell(events.flatMap((event) => rules.show(event, seat) ?? []));
  }

  players(picture: Picture | null): readonly PlayerFacts[] {
    const people = seatsOf(this.#seats).map((seat) => ({ name: NAMES[seat] ?? `${seat}`, kind: 'human' }) as const);
    return playersOf(people, picture, this.mySeat);
  }

  readonly offers = (move: Types['move']): boolean => {
    return this.moves.some((offered) => isSameMove(this.#rules, offered, move));
  };
  readonly outlook = (move: Types['move']): Types['outlook'] | undefined => {
    const known = this.#rules.parse(this.#rules.format(move));
    return known && this.#rules.outlook(this.board.view, known);
  };
  readonly touch = (move: Types['move']): void => this.pick(move);
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
