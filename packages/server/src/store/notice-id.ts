import { createHash } from 'node:crypto';
import type { RoomId } from '@coven/protocol';
import type { OutboxNotice } from './outbox.ts';

/** Names a notice in every attempt to send it. Nothing about the table or the person can be read from it. */
export function noticeId(table: RoomId, seq: number, { person, kind }: OutboxNotice): string {
  return createHash('sha256').update(`coven-notice/1 ${table} ${seq} ${person} ${kind}`).digest('hex').slice(0, 32);
}
