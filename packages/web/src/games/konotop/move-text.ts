import type { Seat } from '@coven/core';
import type { CardId, Move, OccupantId } from '@coven/games/konotop';

/** A decision of a player, by names instead of by the rules' own records. */
export type Choice =
  | { readonly type: 'play'; readonly card: CardId; readonly on: OccupantId }
  | { readonly type: 'destroy'; readonly card: CardId; readonly of: Seat; readonly on: OccupantId }
  | { readonly type: 'move'; readonly card: CardId; readonly of: Seat; readonly from: OccupantId; readonly to: OccupantId }
  | { readonly type: 'decline' };

export function readChoice(text: string): Choice | undefined {
  const [type, card = '', , a = '', , b = '', , c = ''] = text.split(' ');
  switch (type) {
    case 'play':
      return { type, card, on: a };
    case 'destroy':
      return { type, card, of: Number(a), on: b };
    case 'move':
      return { type, card, of: Number(a), from: b, to: c };
    case 'decline':
      return { type };
    default:
      return undefined;
  }
}

export function writeChoice(choice: Choice): string {
  switch (choice.type) {
    case 'play':
      return `play ${choice.card} on ${choice.on}`;
    case 'destroy':
      return `destroy ${choice.card} of ${choice.of} on ${choice.on}`;
    case 'move':
      return `move ${choice.card} of ${choice.of} from ${choice.from} to ${choice.to}`;
    case 'decline':
      return 'decline';
    default:
      return choice satisfies never;
  }
}

/** For sentences: they look at nothing of a card or an occupant but its id. */
export function readMove(text: string): Move | undefined {
  const choice = readChoice(text);
  const card = (id: string) => ({ id }) as Extract<Move, { type: 'play' }>['card'];
  const occupant = (id: string) => ({ id }) as Extract<Move, { type: 'play' }>['on'];
  switch (choice?.type) {
    case undefined:
      return undefined;
    case 'play':
      return { type: 'play', card: card(choice.card), on: occupant(choice.on) };
    case 'destroy':
      return { type: 'destroy', card: card(choice.card), of: choice.of, on: occupant(choice.on) };
    case 'move':
      return { type: 'move', card: card(choice.card), of: choice.of, from: occupant(choice.from), to: occupant(choice.to) };
    case 'decline':
      return choice;
    default:
      return choice satisfies never;
  }
}
