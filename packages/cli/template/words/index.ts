import { type GameWords, lookUpsFrom, type Same, type Say } from '@coven/words';
import type { TemplateGame } from '../rules/index.ts';
import type { messages as en } from './en.ts';

type Messages = typeof en;

/** The words of the game; `say` gives its pictures the labels under `table.`. */
export interface TemplateGameWords extends GameWords<TemplateGame> {
  readonly say: Say<Messages>;
}

export function wordsFrom(messages: Same<Messages>): TemplateGameWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  return {
    ...lookUps,
    ask: (ask) => say(`ask.${ask.type}`),
    move: (move, pieces) =>
      move.type === 'deal'
        ? say('move.deal', { number: pieces.piece('number', String(move.number), String(move.number)) })
        : say(`move.${move.type}`),
    event(shown, pieces) {
      const piece = (number: number) => pieces.piece('number', String(number), String(number));
      switch (shown.type) {
        case 'dealt':
          return shown.number === 'hidden' ? undefined : say('event.dealt', { who: pieces.seat(shown.seat), number: piece(shown.number) });
        case 'drew':
          return say('event.drew', { who: pieces.seat(shown.seat), number: piece(shown.number) });
        case 'took':
        case 'stopped':
          return say(`event.${shown.type}`, { who: pieces.seat(shown.seat) });
        case 'revealed':
          return say('event.revealed', {
            numbers: shown.secrets.map((numbers, seat) => `${pieces.seat(seat)} ${numbers.map(piece).join(', ')}`).join('; '),
          });
        default:
          return shown satisfies never;
      }
    },
    refusal: ({ reason }) => say(`refusal.${reason}`),
    piece: (_, id) => say('piece.number', { number: id }),
  };
}
