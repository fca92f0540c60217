/**
 * Blackmore written for boardgame.io 0.50 as its documentation recommends: plain `G`, moves that change a draft, turns by
 * events, and a `playerView` that hides secrets. It has the same rules as ours, so that the two can be compared.
 */
export interface Drafted {
  hands: number[][];
  deck: number[];
  pile: number[];
  wheel: number;
  trick: { seat: number; card: number }[];
  leader: number;
  winner: number;
  phase: 'play' | 'crown' | 'over';
  won: number[][];
  isFinal: boolean;
}

/** What one player sees: a face-down card is `null`. */
export interface Seen extends Omit<Drafted, 'hands' | 'deck' | 'won'> {
  hands: (number | null)[][];
  deck: null[];
  won: (number | null)[][];
}

interface MoveContext {
  G: Drafted;
  ctx: { currentPlayer: string; numPlayers: number };
  playerID: string;
  events: { endTurn(to?: { next: string }): void; endGame(result?: unknown): void };
}

interface SetupContext {
  ctx: { numPlayers: number };
  random: { Shuffle<Item>(items: Item[]): Item[]; Die(sides: number): number };
}

/** boardgame.io's constant for a move that is not allowed. */
const INVALID_MOVE = 'INVALID_MOVE';

const suitOf = (card: number) => Math.floor(card / 9);
const numberOf = (card: number) => (card % 9) + 1;

export const boardgameIoBlackmore = {
  name: 'blackmore',

  setup({ ctx, random }: SetupContext): Drafted {
    const deck = random.Shuffle(Array.from({ length: 54 }, (_, card) => card));
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 6));
    const up = deck.pop() as number;
    const leader = random.Die(ctx.numPlayers) - 1;
    return {
      hands,
      deck,
      pile: [up],
      wheel: numberOf(up),
      trick: [],
      leader,
      winner: leader,
      phase: 'play',
      won: hands.map(() => []),
      isFinal: false,
    };
  },

  playerView({ G, playerID }: { G: Drafted; playerID: string | null }): Seen {
    const faceDown = (cards: readonly number[]) => cards.map(() => null);
    return {
      ...G,
      hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : faceDown(hand))),
      deck: faceDown(G.deck),
      won: G.phase === 'over' ? G.won : G.won.map(faceDown),
    };
  },

  turn: {
    order: { first: ({ G }: { G: Drafted }) => G.leader, next: ({ ctx }: MoveContext) => (Number(ctx.currentPlayer) + 1) % ctx.numPlayers },
  },

  moves: {
    play({ G, ctx, playerID, events }: MoveContext, card: number) {
      const seat = Number(playerID);
      const at = G.hands[seat]?.indexOf(card) ?? -1;
      if (G.phase !== 'play' || at < 0) return INVALID_MOVE;
      G.hands[seat]?.splice(at, 1);
      if (G.trick.length === 0) G.leader = seat;
      G.trick.push({ seat, card });
      for (let next = (seat + 1) % ctx.numPlayers; next !== G.leader; next = (next + 1) % ctx.numPlayers) {
        if ((G.hands[next] as number[]).length > 0) {
          events.endTurn({ next: String(next) });
          return;
        }
      }
      G.winner = winnerOf(G);
      G.phase = 'crown';
      if (G.winner !== seat) events.endTurn({ next: String(G.winner) });
      return;
    },

    crown(context: MoveContext, card: number) {
      const { G } = context;
      const at = G.trick.findIndex((played) => played.card === card);
      if (G.phase !== 'crown' || at < 0) return INVALID_MOVE;
      G.trick.splice(at, 1);
      G.pile.push(card);
      G.wheel = numberOf(card);
      finishTrick(context);
      return;
    },

    keep(context: MoveContext) {
      if (context.G.phase !== 'crown') return INVALID_MOVE;
      finishTrick(context);
      return;
    },
  },
};

function winnerOf(G: Drafted): number {
  const top = G.pile.at(-1);
  const trump = top === undefined ? -1 : suitOf(top);
  const led = suitOf(G.trick[0]?.card as number);
  const worth = (card: number) => {
    const rank = 9 - ((G.wheel - numberOf(card) + 9) % 9);
    return suitOf(card) === trump ? 100 + rank : suitOf(card) === led ? rank : -1;
  };
  return G.trick.reduce((best, played) => (worth(played.card) > worth(best.card) ? played : best)).seat;
}

function finishTrick({ G, ctx, playerID, events }: MoveContext): void {
  for (const { card } of G.trick) G.won[G.winner]?.push(card);
  G.trick = [];
  if (!G.isFinal) {
    for (let step = 0; step < ctx.numPlayers; step++) {
      const card = G.deck.length > 0 ? G.deck.pop() : takeTrump(G);
      if (card !== undefined) G.hands[(G.winner + step) % ctx.numPlayers]?.push(card);
    }
    if (G.deck.length === 0) G.isFinal = true;
  }
  for (let step = 0; step < ctx.numPlayers; step++) {
    const seat = (G.winner + step) % ctx.numPlayers;
    if ((G.hands[seat] as number[]).length === 0) continue;
    G.phase = 'play';
    if (seat !== Number(playerID)) events.endTurn({ next: String(seat) });
    return;
  }
  G.phase = 'over';
  events.endGame(resultOf(G));
}

/** In the words that boardgame.io's own bots understand. */
function resultOf(G: Drafted): { winner: string } | { draw: true } {
  const scores = G.won.map((cards) => cards.reduce((sum, card) => sum + numberOf(card), 0));
  const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [String(seat)] : []));
  return winners.length === 1 ? { winner: winners[0] as string } : { draw: true };
}

function takeTrump(G: Drafted): number | undefined {
  const card = G.pile.pop();
  const top = G.pile.at(-1);
  if (top !== undefined) G.wheel = numberOf(top);
  return card;
}

/** All legal moves, for a random player. */
export function boardgameIoMoves(G: Drafted | Seen, seat: number): (['play' | 'crown', number] | ['keep'])[] {
  if (G.phase === 'play') return (G.hands[seat] ?? []).flatMap((card) => (card === null ? [] : [['play', card]]));
  if (G.phase === 'crown') return [['keep'], ...G.trick.map(({ card }): ['crown', number] => ['crown', card])];
  return [];
}
