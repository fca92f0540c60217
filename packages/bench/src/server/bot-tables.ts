import { randomBytes } from 'node:crypto';
import { FastRandom, nonceHashOf } from '@coven/core';
import { GAMES } from '@coven/games';
import { fold, type ServerMessage, type Update } from '@coven/protocol';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { newGuest, post } from './coven-load.ts';
import { ThinSocket } from './thin-socket.ts';

const SEATS = 3;
/** How long the person at a table thinks, in milliseconds: hardly, because the bots are measured. */
const THINK = 100;

/** Tables of all games in turn, each with one person, who moves at random, and the strongest bots; they last as long as the process. */
export async function openBotTables(port: number, tables: number): Promise<void> {
  const guest = await newGuest(port, 'watcher');
  for (let table = 0; table < tables; table++) await openTable(port, guest, table);
}

async function openTable(port: number, cookie: string, number: number): Promise<void> {
  const random = new FastRandom('bots', number);
  const chairs = [null, ...Array.from({ length: SEATS - 1 }, () => 'strongest')];
  const { id: room = '' } = await post(port, '/api/tables', cookie, { game: GAMES[number % GAMES.length]?.id, chairs, isPublic: false });
  const socket = await ThinSocket.open(port, '/ws', { cookie, origin: `http://127.0.0.1:${port}` });
  const nonce = randomBytes(32).toString('hex');
  const dealt = Promise.withResolvers<void>();
  let update: Update | undefined;
  let sent = 0;
  let answered = -1;
  const send = (message: object) => socket.send(JSON.stringify({ id: `${number}-request-${sent++}`, ...message }));
  const act = () => {
    const { decision = 0, moves = [] } = update?.choices ?? {};
    if (moves.length > 0) send({ type: 'move', decision, text: moves[random.below(moves.length)] });
  };
  socket.onText = (text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'room' && message.room.phase === 'revealing') send({ type: 'reveal', nonce });
    if (message.type !== 'whole' && message.type !== 'change') return;
    update = fold(update, message);
    dealt.resolve();
    const { decision = -1, moves = [] } = update.choices ?? {};
    if (moves.length === 0 || decision === answered) return;
    answered = decision;
    setTimeout(act, THINK);
  };
  socket.send(JSON.stringify(enterMessage(room)));
  send({ type: 'ready', hash: nonceHashOf(room, 0, nonce) });
  await dealt.promise;
}
