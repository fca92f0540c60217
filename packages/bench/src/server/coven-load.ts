import { randomBytes } from 'node:crypto';
import { FastRandom, nonceHashOf } from '@coven/core';
import { type ChangedUpdate, fold, type ServerMessage, type Update, type WholeUpdate } from '@coven/protocol';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import type { Load } from './load.ts';
import type { ServerProcess } from './process.ts';
import { ThinSocket } from './thin-socket.ts';

const SEATS = 4;

/** The port at which a seat of a table is served. */
type PortOf = (table: number, seat: number) => number;

/** Opens tables at our server, each with four connected players; returns a function that leaves them. */
export function openCovenTables(server: ServerProcess, tables: number, load: Load): Promise<() => void> {
  return openTablesAt(() => server.port, tables, load);
}

/** The same at several nodes. */
export async function openTablesAt(portOf: PortOf, tables: number, load: Load): Promise<() => void> {
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newGuest(portOf(0, 0), `p${seat}`)));
  const sockets: ThinSocket[] = [];
  for (let opened = 0; opened < tables; opened += 20) {
    const batch = Array.from({ length: Math.min(20, tables - opened) }, (_, at) => openTable(portOf, guests, load, opened + at));
    sockets.push(...(await Promise.all(batch)).flat());
  }
  return () => {
    for (const socket of sockets) socket.close();
  };
}

/** Creates a guest; returns its cookie. */
export async function newGuest(port: number, name: string): Promise<string> {
  const visit = await fetch(`http://127.0.0.1:${port}/api/me`);
  const cookie = visit.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(port, '/api/me', cookie, { name });
  return cookie;
}

export async function post(port: number, path: string, cookie: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

async function openTable(portOf: PortOf, guests: readonly string[], load: Load, number: number): Promise<ThinSocket[]> {
  const random = new FastRandom('coven', number);
  const { id: room } = await post(portOf(number, 0), '/api/tables', guests[0] ?? '', {
    game: 'blackmore',
    chairs: [null, null, null, null],
    isPublic: false,
  });
  const sockets: ThinSocket[] = [];
  /** Each seat's state, and the messages since, folded only when needed. */
  const known: (Update | undefined)[] = [];
  const told = guests.map((): string[] => []);
  let sentAt = 0;
  let toAct = 0;
  let acts = 0;
  let received = 0;

  const updateOf = (seat: number): Update => {
    const messages = told[seat]?.splice(0) ?? [];
    const update = messages.reduce((before, text) => fold(before, JSON.parse(text) as WholeUpdate | ChangedUpdate), known[seat]);
    if (!update) throw new Error('nothing was told');
    known[seat] = update;
    return update;
  };
  const act = (): void => {
    const { decision = 0, moves = [] } = updateOf(toAct).choices ?? {};
    const text = moves[random.below(moves.length)];
    sentAt = performance.now();
    sockets[toAct]?.send(JSON.stringify({ type: 'move', id: `${number}-move-${acts++}`, decision, text }));
  };

  const dealt = Promise.withResolvers<void>();
  const nonces = guests.map(() => randomBytes(32).toString('hex'));
  const askers: ((message: object) => Promise<void>)[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const port = portOf(number, seat);
    const socket = await ThinSocket.open(port, '/ws', { cookie: guests[seat] ?? '', origin: `http://127.0.0.1:${port}` });
    sockets.push(socket);
    const done = new Map<string, () => void>();
    const ask = (message: object): Promise<void> =>
      new Promise((resolve) => {
        const id = randomBytes(9).toString('base64url');
        done.set(id, resolve);
        socket.send(JSON.stringify({ id, ...message }));
      });
    askers.push(ask);
    socket.onText = (text, bytes) => {
      if (!text.startsWith('{"type":"change"') && !text.startsWith('{"type":"whole"')) {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'done') done.get(message.id)?.();
        if (message.type === 'refused') throw new Error(JSON.stringify(message.refusal));
        return;
      }
      load.received(bytes);
      told[seat]?.push(text);
      received++;
      // The last of the four players to get the update triggers the next move.
      if (received % SEATS !== 0) return;
      const { awaited, isOver } = updateOf(seat);
      toAct = awaited[0]?.seat ?? 0;
      if (received === SEATS) {
        dealt.resolve();
        return;
      }
      load.moved(performance.now() - sentAt);
      if (isOver) load.finished();
      else load.later(act);
    };
    socket.send(JSON.stringify(enterMessage(room as string)));
    // The creator already has a seat.
    if (seat > 0) await ask({ type: 'sit', seat });
    await ask({ type: 'ready', hash: nonceHashOf(room as string, seat, nonces[seat] as string) });
  }
  for (const [seat, nonce] of nonces.entries()) await askers[seat]?.({ type: 'reveal', nonce });
  await dealt.promise;
  load.opened(act);
  return sockets;
}
