import { type Chance, type Entry, type Game, type Options, openGame, type Player, type Seat, sealed, seedOf } from '@coven/core';
import { GAMES } from '@coven/games';
import type { Page } from '@playwright/test';
import type { LocalSave } from '../../src/worker/messages.ts';

export interface LeftGame<View> {
  readonly game: string;
  readonly options?: Options;
  readonly players: readonly Player[];
  /** Cards that chance brings before all others, in this order. Without it the deal is that of the table's seed, and its record verifies. */
  readonly deck?: readonly string[];
  /** One of the moves a seat has, as text; nothing while it waits for the others. */
  readonly choose: (moves: readonly string[], seat: Seat, view: View) => string | undefined;
  /** Where it was left; `view` is the first seat's. */
  readonly isReached: (view: View) => boolean;
}

/** A game that was played in this browser by the real rules and left at some point, as the page kept it before it had a database. Returns the path under which it goes on. */
export async function leaveGame<View extends object>(page: Page, left: LeftGame<View>): Promise<string> {
  const id = 'left';
  const secret = '7'.repeat(64);
  const { options = {}, players } = left;
  const game = gameOf(left.game);
  const nonces = players.map(({ bot }) => (bot === undefined ? '3'.repeat(64) : null));
  const save: Omit<LocalSave, 'lastPlayed'> = {
    id,
    game: game.id,
    version: game.version,
    options,
    players,
    secret,
    nonces,
    log: played(game, left, left.deck ? stacked(left.deck) : sealed(seedOf(secret, nonces))),
    isEnded: false,
    isOver: false,
    made: 0,
  };
  await page.addInitScript((kept) => {
    const key = `coven.local.${kept.id}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
  }, save);
  return `/here/${id}`;
}

function gameOf(id: string): Game {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The first of these cards that can come, else the first of all. */
function stacked(deck: readonly string[]): Chance {
  return {
    draw(outcomes, _, format) {
      const cards = new Map(outcomes.map(({ move }) => [format(move).split(' ').at(-1), move]));
      const [first] = outcomes;
      if (!first) throw new Error('chance was awaited, but nothing can happen');
      return cards.get(deck.find((card) => cards.has(card))) ?? first.move;
    },
  };
}

function played<View extends object>(game: Game, left: LeftGame<View>, chance: Chance): readonly Entry[] {
  const { options = {}, players, choose, isReached } = left;
  const rules = openGame(game, players.length, options);
  const state = rules.start();
  const log: Entry[] = [];
  const nextMove = (seats: readonly Seat[]) => {
    for (const seat of seats) {
      const moves = rules.moves(state, seat).map((move) => rules.format(move));
      const text = choose(moves, seat, rules.view(state, seat) as View);
      if (text === undefined) continue;
      const move = moves.includes(text) ? rules.parse(text) : undefined;
      if (move === undefined) throw new Error(`seat ${seat} may not ${text}, only ${moves.join(', ')}`);
      return { seat, text, move };
    }
    throw new Error('everybody waits');
  };
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      const draws = log.filter(([by]) => by === 'chance').length;
      const move = chance.draw(rules.outcomes(state), draws, rules.format);
      rules.apply(state, 'chance', move);
      log.push(['chance', rules.format(move)]);
      continue;
    }
    if (isReached(rules.view(state, 0) as View)) return log;
    const next = nextMove(turn.seats.map(({ seat }) => seat));
    rules.apply(state, next.seat, next.move);
    log.push([next.seat, next.text]);
  }
  if (!isReached(rules.view(state, 0) as View)) throw new Error('the game ended before that was reached');
  return log;
}
