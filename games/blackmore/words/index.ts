import { type GameWords, lookUpsFrom, type Pieces, type Same, type Say } from '@coven/words';
import type { Blackmore } from '../rules/index.ts';
import { type CardId, numberOf, suitOf } from '../rules/names.ts';
import type { messages as en } from './en.ts';

type Messages = typeof en;

/** The words of Blackmore; `say` gives its pictures the labels under `table.`. */
export interface BlackmoreWords extends GameWords<Blackmore> {
  readonly say: Say<Messages>;
}

export function wordsFrom(messages: Same<Messages>): BlackmoreWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  const nameOf = (card: CardId): string => say(`piece.card.${suitOf(card)}`, { number: numberOf(card) });
  const card = (pieces: Pieces, id: CardId): string => pieces.piece('card', id, nameOf(id));

  return {
    ...lookUps,
    optionValue: (id, value) =>
      id === 'first' && value !== 'random' ? say('value.first.seat', { number: Number(value) + 1 }) : lookUps.optionValue(id, value),
    ask: (ask) => say(`ask.${ask.type}`),
    move(move, pieces) {
      switch (move.type) {
        case 'play':
        case 'crown':
        case 'draw':
          return say(`move.${move.type}`, { card: card(pieces, move.card) });
        case 'keep':
          return say('move.keep');
        case 'first':
          return say('move.first', { who: pieces.seat(move.seat) });
        default:
          return move satisfies never;
      }
    },
    event(shown, pieces) {
      switch (shown.type) {
        case 'dealt':
        case 'drew':
          if (shown.card === 'hidden') return undefined;
          return say(`event.${shown.type}`, { who: pieces.seat(shown.seat), card: card(pieces, shown.card) });
        case 'led':
        case 'played':
        case 'trick-won':
          return say(`event.${shown.type}`, { who: pieces.seat(shown.seat), card: card(pieces, shown.card) });
        case 'turned-up':
          return say('event.turned-up', { card: card(pieces, shown.card), number: numberOf(shown.card) });
        case 'crowned':
          return say('event.crowned', { who: pieces.seat(shown.seat), card: card(pieces, shown.card), number: numberOf(shown.card) });
        case 'took-trump': {
          const taken = { who: pieces.seat(shown.seat), card: card(pieces, shown.card) };
          if (shown.trump === null) return say('more.took-last-trump', taken);
          return say('event.took-trump', { ...taken, trump: card(pieces, shown.trump) });
        }
        case 'began':
        case 'kept':
        case 'went-without':
          return say(`event.${shown.type}`, { who: pieces.seat(shown.seat) });
        case 'final-stage':
        case 'ended':
          return say(`event.${shown.type}`);
        default:
          return shown satisfies never;
      }
    },
    refusal({ reason, args }, pieces) {
      switch (reason) {
        case 'not-in-trick':
        case 'not-in-hand':
          return say(`refusal.${reason}`, { card: card(pieces, String(args?.card)) });
        default:
          return say(`refusal.${reason}`);
      }
    },
    piece: (kind, id) => (kind === 'card' ? nameOf(id) : lookUps.piece(kind, id)),
  };
}
