import type { ServerTable } from './server-table.ts';

/** Waits for the table and takes a seat, unless the guest has one; returns why there is none. */
export async function sitDown(table: ServerTable, seatCode: string | undefined): Promise<string | undefined> {
  while (!table.room && table.closed === undefined) {
    table.takeUpdates();
    await table.changed();
  }
  if (typeof table.closed === 'object') throw table.closed.problem;
  if (table.closed !== undefined) return table.closed;
  if (table.seat !== null) return undefined;
  if (seatCode !== undefined) {
    const answer = await table.request({ type: 'take-seat', code: seatCode });
    return answer.type === 'refused' ? answer.refusal.reason : undefined;
  }
  return takeOpenSeat(table);
}

/** Another guest may be faster; then the next open seat is tried. */
async function takeOpenSeat(table: ServerTable): Promise<string | undefined> {
  for (const [seat] of (table.room?.chairs ?? []).entries()) {
    if (table.room?.phase !== 'waiting') return 'no-seat';
    if (table.room.chairs[seat]?.kind !== 'open') continue;
    const answer = await table.request({ type: 'sit', seat });
    if (answer.type !== 'refused') return undefined;
    if (answer.refusal.reason !== 'seat-taken') return answer.refusal.reason;
  }
  return 'no-seat';
}
