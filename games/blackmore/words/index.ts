import type { Seat } from '@coven/core';
import { type GameWords, lookUpsFrom, type Pieces, type Same, type Say } from '@coven/words';
import type { Blackmore, Shown } from '../rules/index.ts';
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
  const of = (pieces: Pieces, seat: Seat, id: CardId) => ({ who: pieces.seat(seat), card: card(pieces, id) });
  const why = ({ why, card, over = 0 }: Extract<Shown, { type: 'played' }>): string => {
    const numbers = { number: numberOf(card), best: over };
    switch (why) {
      case undefined:
        return say('more.why.off-colour');
      case 'trump':
      case 'under-trump':
        return say(`more.why.${why}`);
      default:
        return say(`more.why.${why}`, numbers);
    }
  };

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
      const isMine = 'seat' in shown && shown.seat === pieces.me;
      switch (shown.type) {
        case 'dealt':
        case 'drew':
          if (shown.card === undefined) return undefined;
          return say(isMine ? `more.you.${shown.type}` : `event.${shown.type}`, of(pieces, shown.seat, shown.card));
        case 'led':
          return say(isMine ? 'more.you.led' : 'event.led', of(pieces, shown.seat, shown.card));
        case 'played':
          return `${say(isMine ? 'more.you.played' : 'event.played', of(pieces, shown.seat, shown.card))} ${why(shown)}`;
        case 'trick-won':
          return `${say(isMine ? 'more.you.trick-won' : 'event.trick-won', of(pieces, shown.seat, shown.card))} ${say(`more.won.${shown.as ?? 'led'}`)}`;
        case 'turned-up':
          return say('event.turned-up', { card: card(pieces, shown.card), number: numberOf(shown.card) });
        case 'crowned':
          return say(isMine ? 'more.you.crowned' : 'event.crowned', {
            ...of(pieces, shown.seat, shown.card),
            number: numberOf(shown.card),
          });
        case 'took-trump': {
          const taken = of(pieces, shown.seat, shown.card);
          if (shown.trump === null) return say(isMine ? 'more.you.took-last-trump' : 'more.took-last-trump', taken);
          return say(isMine ? 'more.you.took-trump' : 'event.took-trump', { ...taken, trump: card(pieces, shown.trump) });
        }
        case 'began':
        case 'kept':
        case 'went-without':
          return isMine ? say(`more.you.${shown.type}`) : say(`event.${shown.type}`, { who: pieces.seat(shown.seat) });
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
