import { FastRandom } from '@coven/core';
import { io, type Socket } from 'socket.io-client';
import { boardgameIoMoves, type Drafted } from '../boardgame-io-blackmore.ts';
import type { Load } from './load.ts';
import type { ServerProcess } from './process.ts';

interface Synced {
  readonly G: Drafted;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const SEATS = 4;

/** Tables at boardgame.io's server, each with four connected players; returns how to leave them. */
export async function openBoardgameIoTables(server: ServerProcess, tables: number, load: Load): Promise<() => void> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < tables; opened += 20) {
    const batch = Array.from({ length: Math.min(20, tables - opened) }, (_, at) => openTable(server, load, opened + at));
    sockets.push(...(await Promise.all(batch)).flat());
  }
  return () => {
    for (const socket of sockets) socket.disconnect();
  };
}

async function openTable(server: ServerProcess, load: Load, number: number): Promise<Socket[]> {
  const random = new FastRandom('boardgame.io', number);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${server.apiPort}/games/blackmore/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { matchID } = await post('create', { numPlayers: SEATS, unlisted: true });
  const players: { socket: Socket; credentials: string | undefined }[] = [];
  let sentAt = 0;

  const act = (state: Synced): void => {
    const seat = Number(state.ctx.currentPlayer);
    const player = players[seat];
    const choices = boardgameIoMoves(state.G, seat);
    const [type, ...args] = choices[random.below(choices.length)] as [string, ...number[]];
    sentAt = performance.now();
    const payload = { type, args, playerID: String(seat), credentials: player?.credentials };
    player?.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat));
  };

  let first: Synced | undefined;
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    const socket = io(`http://127.0.0.1:${server.port}/blackmore`, { transports: ['websocket'], forceNew: true, reconnection: false });
    players.push({ socket, credentials: joined.playerCredentials });
    socket.on('update', (_match: string, state: Synced, log: unknown) => {
      load.received(JSON.stringify([state, log]).length);
      // The last of the four to hear of it moves the game on.
      if (seat !== SEATS - 1) return;
      load.moved(performance.now() - sentAt);
      if (state.ctx.gameover === undefined) load.later(() => act(state));
      else load.finished();
    });
    const synced = new Promise<Synced>((resolve) => {
      socket.once('sync', (_match: string, { state }: { state: Synced }) => resolve(state));
    });
    socket.once('connect', () => socket.emit('sync', matchID, String(seat), joined.playerCredentials, SEATS));
    first = await synced;
  }
  load.opened(() => act(first as Synced));
  return players.map(({ socket }) => socket);
}
