import { FastRandom } from '@coven/core';
import { boardgameIoMoves, type Seen } from '../boardgame-io-blackmore.ts';
import type { Load } from './load.ts';
import type { ServerProcess } from './process.ts';
import { ThinSocket } from './thin-socket.ts';

interface Synced {
  readonly G: Seen;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const SEATS = 4;
/** The prefix socket.io puts before an event of the game's namespace (protocol 5 over Engine.IO 4). */
const SPACE = '/blackmore';
const EVENT = `42${SPACE},`;
const SYNC = `${EVENT}["sync"`;
const UPDATE = `${EVENT}["update"`;

function eventOf(...parts: unknown[]): string {
  return EVENT + JSON.stringify(parts);
}

/** The state in a `sync`, where it is one of several fields, or in an `update`. */
function stateIn(text: string): Synced {
  const [, , told] = JSON.parse(text.slice(EVENT.length)) as [string, string, Synced | { state: Synced }];
  return 'state' in told ? told.state : told;
}

/** Opens tables at boardgame.io's server, each with four connected players; returns a function that leaves them. */
export async function openBoardgameIoTables(server: ServerProcess, tables: number, load: Load): Promise<() => void> {
  const sockets: ThinSocket[] = [];
  for (let opened = 0; opened < tables; opened += 20) {
    const batch = Array.from({ length: Math.min(20, tables - opened) }, (_, at) => openTable(server, load, opened + at));
    sockets.push(...(await Promise.all(batch)).flat());
  }
  return () => {
    for (const socket of sockets) socket.close();
  };
}

async function openTable(server: ServerProcess, load: Load, number: number): Promise<ThinSocket[]> {
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
  const players: { socket: ThinSocket; credentials: string | undefined }[] = [];
  /** The last message to each seat, parsed only when needed. */
  const told: string[] = [];
  let sentAt = 0;
  let received = 0;

  const act = (seat: number): void => {
    const player = players[seat];
    const state = stateIn(told[seat] ?? '');
    const choices = boardgameIoMoves(state.G, seat);
    const [type, ...args] = choices[random.below(choices.length)] as [string, ...number[]];
    sentAt = performance.now();
    const payload = { type, args, playerID: String(seat), credentials: player?.credentials };
    player?.socket.send(eventOf('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat)));
  };

  for (let seat = 0; seat < SEATS; seat++) {
    const { playerCredentials: credentials } = await post(`${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    const socket = await ThinSocket.open(server.port, '/socket.io/?EIO=4&transport=websocket');
    players.push({ socket, credentials });
    const synced = Promise.withResolvers<void>();
    socket.onText = (text, bytes) => {
      if (text.startsWith('0')) socket.send(`40${SPACE},`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith(`40${SPACE},`)) socket.send(eventOf('sync', matchID, String(seat), credentials, SEATS));
      else if (text.startsWith(SYNC)) {
        told[seat] = text;
        synced.resolve();
      } else if (text.startsWith(UPDATE)) {
        load.received(bytes);
        told[seat] = text;
        received++;
        // The last of the four players to get the update triggers the next move.
        if (received % SEATS !== 0) return;
        load.moved(performance.now() - sentAt);
        const { ctx } = stateIn(text);
        if (ctx.gameover === undefined) load.later(() => act(Number(ctx.currentPlayer)));
        else load.finished();
      }
    };
    await synced.promise;
  }
  load.opened(() => act(Number(stateIn(told[0] ?? '').ctx.currentPlayer)));
  return players.map(({ socket }) => socket);
}
