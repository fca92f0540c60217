import { createRequire } from 'node:module';
import { type Bot, processorTime, SelfPlay } from '@coven/bots';
import { FastRandom, openGame, type Rules, type Seat, shuffle } from '@coven/core';
import { allBotsOf, GAMES } from '@coven/games';
import { boardgameIoBlackmore, boardgameIoMoves, type Drafted } from './boardgame-io-blackmore.ts';
import { shareInterval } from './interval.ts';
import { type Benchmark, quantile, type Row } from './row.ts';

const DEALS = 15;
/** Of the processor, for either. */
const MILLISECONDS = 100;
/** More moves than a game for two has: its bot sees every playout end. */
const WHOLE_GAME = 100;
const CARDS = 54;
const HAND = 6;
const SUITS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];

interface PeerState {
  readonly G: Drafted;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface PeerAction {
  readonly payload: { readonly type: string; readonly args: readonly number[] };
}
interface PeerBot {
  iterationCounter: number;
  playout(node: object): unknown;
  play(state: PeerState, playerID: string): Promise<{ readonly action: PeerAction }>;
}
type PeerBotClass = new (setup: object) => PeerBot;
interface Engine {
  InitializeGame(setup: object): PeerState;
  CreateGameReducer(setup: object): (state: PeerState, action: object) => PeerState;
}

// Node cannot import its folders as ES modules.
const require = createRequire(import.meta.url);

/** A deal: both games draw the same cards in the same order. */
interface Deal {
  readonly cards: readonly number[];
  readonly leader: Seat;
}

/** boardgame.io's own bot at the same table: it thinks in its own game, which sees all cards and the order of the deck. */
class Peer {
  readonly #reducer: ReturnType<Engine['CreateGameReducer']>;
  readonly #bot: PeerBot;
  readonly #done: number[];
  #state: PeerState;
  #end = 0;
  #iterations = 0;

  /** `done`: how many iterations each of its decisions had. */
  constructor({ cards, leader }: Deal, done: number[]) {
    this.#done = done;
    const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Engine;
    const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: PeerBotClass };
    const game = { ...boardgameIoBlackmore, setup: () => draftOf(cards, leader) };
    this.#reducer = CreateGameReducer({ game });
    this.#state = InitializeGame({ game, numPlayers: 2 });
    const isTimeUp = () => processorTime() >= this.#end;
    const count = () => this.#iterations++;
    // It only counts iterations: when time is up, they are said to be done.
    class TimedBot extends MCTSBot {
      override playout(node: object): unknown {
        count();
        if (isTimeUp()) this.iterationCounter = Number.MAX_SAFE_INTEGER;
        return super.playout(node);
      }
    }
    this.#bot = new TimedBot({
      game,
      seed: 'peer',
      iterations: Number.MAX_SAFE_INTEGER,
      playoutDepth: WHOLE_GAME,
      enumerate: (G: Drafted, _: unknown, playerID: string) =>
        boardgameIoMoves(G, Number(playerID)).map(([move, ...args]) => ({ move, args })),
    });
  }

  get toAct(): Seat {
    return Number(this.#state.ctx.currentPlayer);
  }

  async choose(): Promise<string> {
    this.#end = processorTime() + MILLISECONDS;
    this.#iterations = 0;
    const { action } = await this.#bot.play(this.#state, this.#state.ctx.currentPlayer);
    this.#done.push(this.#iterations);
    const { type, args } = action.payload;
    return [type, ...args.map(cardId)].join(' ');
  }

  /** Our notation is its move with a card's id for its number. */
  follow(text: string): void {
    const [type, id] = text.split(' ');
    const args = id === undefined ? [] : [cardNumber(id)];
    this.#state = this.#reducer(this.#state, { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#state.ctx.currentPlayer } });
  }
}

/** One game; the share of the win that goes to our seat. */
async function play(rules: Rules, strongest: Bot, deal: Deal, own: Seat, done: number[]): Promise<number> {
  const peer = new Peer(deal, done);
  const state = rules.start();
  const bots = new SelfPlay(rules, [strongest, strongest], new FastRandom('bench', own), { budget: MILLISECONDS, clock: processorTime });
  const tell = bots.tell;
  const deck = deal.cards.toReversed();
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      const isFirst = rules.outcomes(state).some(({ move }) => rules.format(move).startsWith('first'));
      const text = isFirst ? `first ${deal.leader}` : `draw ${cardId(deck.pop() as number)}`;
      rules.apply(state, 'chance', rules.parse(text) as object, tell);
      continue;
    }
    const seat = turn.seats[0]?.seat as Seat;
    if (peer.toAct !== seat) throw new Error('the two games differ');
    const text = seat === own ? rules.format(bots.choose(state, seat)) : await peer.choose();
    rules.apply(state, seat, rules.parse(text) as object, tell);
    peer.follow(text);
  }
  const standings = rules.standings(state);
  const winners = standings.filter(({ place }) => place === 1);
  return winners.some(({ seat }) => seat === own) ? 1 / winners.length : 0;
}

/** `cards` as our rules draw them: one for each hand in turn, one turned up, then the deck. */
function draftOf(cards: readonly number[], leader: Seat): Drafted {
  const dealt = cards.slice(0, 2 * HAND);
  const up = cards[2 * HAND] as number;
  return {
    hands: [0, 1].map((seat) => dealt.filter((_, at) => at % 2 === seat)),
    deck: cards.slice(2 * HAND + 1).reverse(),
    pile: [up],
    wheel: (up % 9) + 1,
    trick: [],
    leader,
    winner: leader,
    phase: 'play',
    won: [[], []],
    isFinal: false,
  };
}

function cardId(card: number): string {
  return `${SUITS[Math.floor(card / 9)]}-${(card % 9) + 1}`;
}

function cardNumber(id: string): number {
  const [suit = '', number] = id.split('-');
  return 9 * SUITS.indexOf(suit) + Number(number) - 1;
}

/** Our strongest Blackmore bot against the one that comes with boardgame.io, with the same time and the same deals from both seats. */
export const BOARDGAME_IO_BOT: Benchmark = {
  id: 'boardgame-io-bot',
  async run(): Promise<Row[]> {
    const game = GAMES.find((one) => one.id === 'blackmore');
    const strongest = (await allBotsOf('blackmore')).at(-1);
    if (!game || !strongest) throw new Error('no Blackmore');
    const rules = openGame(game, 2);
    const shares: number[] = [];
    const done: number[] = [];
    for (let number = 0; number < DEALS; number++) {
      const random = new FastRandom('boardgame-io-bot', number);
      const cards = shuffle(
        Array.from({ length: CARDS }, (_, card) => card),
        random,
      );
      const deal = { cards, leader: random.below(2) };
      shares.push(((await play(rules, strongest, deal, 0, done)) + (await play(rules, strongest, deal, 1, done))) / 2);
    }
    const { mean, low, high } = shareInterval(shares);
    const median = quantile(
      done.toSorted((a, b) => a - b),
      0.5,
    );
    const percent = (id: string, share: number): Row => ({ id, value: 100 * share, unit: '%' });
    return [
      { id: `boardgame.io 0.50 MCTSBot, ${MILLISECONDS} ms`, value: median, unit: 'iterations/decision, median' },
      {
        ...percent(`blackmore strongest wins, of ${2 * DEALS} games`, mean),
        ratio: { to: 'an even share', value: 2 * mean, atLeast: 1.6 },
      },
      percent('lower end of its 95 % interval', low),
      percent('upper end of its 95 % interval', high),
    ];
  },
};
