import type { Seat } from '@coven/core';
import type { LookUps, Pieces } from '@coven/words';
import { halvesOf, pointsOf } from '../rules/names.plain.ts';
import type { messages as en } from './en.ts';

export type WitchstoneKinds = ReturnType<typeof kindsFor>;
export type NameOf = (kind: string, id: string) => string;

const LOCATION = /^(tower|village|forest|castle)-(\d+)$/;

/** Names of pieces; some are composed of the names of others. */
export function namesFrom({ say, piece }: LookUps<typeof en>): NameOf {
  const nameOf: NameOf = (kind, id) => {
    switch (kind) {
      case 'pair':
        return halvesOf(id)
          .map((action) => say(`piece.action.${action}`))
          .join(' + ');
      case 'location': {
        const [, place, number] = LOCATION.exec(id) ?? [];
        if (place === undefined) return piece(kind, id);
        return say(`piece.place.${place as 'tower' | 'village' | 'forest' | 'castle'}`, { number: Number(number) + 1 });
      }
      case 'portal':
        return id
          .split(' ')
          .map((end) => nameOf('location', end))
          .join(' – ');
      case 'chip': {
        const points = pointsOf(id);
        return points === null ? piece('action', id) : say('piece.points-chip', { points });
      }
      default:
        return piece(kind, id);
    }
  };
  return nameOf;
}

export function kindsFor(nameOf: NameOf, pieces: Pieces) {
  const named = (kind: string) => (id: string) => pieces.piece(kind, id, nameOf(kind, id));
  const crystal = named('crystal');
  return {
    /** Empty for the player who is spoken to. */
    who: (seat: Seat): string => (seat === pieces.me ? '' : pieces.seat(seat)),
    /** Also to the player who is spoken to. */
    player: (seat: Seat): string => pieces.seat(seat),
    pair: named('pair'),
    tile: named('pair'),
    scroll: named('scroll'),
    location: named('location'),
    portal: named('portal'),
    cell: named('cell'),
    chip: named('chip'),
    action: named('action'),
    silver: (id: string): string => nameOf('silver', id),
    crystal: (isBlack: boolean): string => crystal(isBlack ? 'black' : 'coloured'),
    colour: crystal,
    number: (number: number): number => number,
  };
}
