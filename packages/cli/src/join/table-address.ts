import { ROOM_ID, type RoomId } from '@coven/protocol';
import { UsageError } from '../usage.ts';

/** Where a table is: the link that the page shows for it. */
export interface TableAddress {
  /** Such as `https://example.org`. */
  readonly origin: string;
  readonly room: RoomId;
  /** The code in a link to an absent player's seat. */
  readonly seatCode: string | undefined;
}

export function readTableAddress(text: string): TableAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [first, room = '', ...more] = url?.pathname.split('/').filter((part) => part !== '') ?? [];
  const isTable = url && ['http:', 'https:'].includes(url.protocol) && first === 't' && ROOM_ID.test(room) && more.length === 0;
  if (!isTable) throw new UsageError('bad-table-address', { text });
  return { origin: url.origin, room, seatCode: /^#seat-([0-9a-f]{64})$/.exec(url.hash)?.[1] };
}

/** The link without any code. */
export function linkTo({ origin, room }: TableAddress): string {
  return `${origin}/t/${room}`;
}

/** Its name lets a proxy keep the people of a table on one node. */
export function socketOf({ origin, room }: TableAddress): string {
  return `${origin.replace(/^http/, 'ws')}/ws?table=${room}`;
}
