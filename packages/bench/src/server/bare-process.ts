import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The baseline for our server: the same number of sockets (by `ws`), the same durable log with group commits, updates of the same
 * size, but no rules, views, chain or checks. Arguments: the data directory, and the size of an update in bytes.
 */
const SEATS = 4;
/** Moves per game, as in our games. */
const MOVES = 70;
const CHOICES = ['play red-1', 'play red-2', 'play red-3', 'play red-4'];

interface Table {
  readonly id: string;
  readonly sockets: WebSocket[];
  moves: number;
}

const [, , data = '.', bytes = '700'] = process.argv;
/** One in four updates has choices. */
const VIEW = 'v'.repeat(Math.max(0, Number(bytes) - updateOf(10, 0, [], '').length - JSON.stringify(CHOICES).length / SEATS));
const db = new DatabaseSync(join(data, 'bare.db'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec('CREATE TABLE line (room TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL); CREATE UNIQUE INDEX place ON line (room, seq)');
const insert = db.prepare('INSERT INTO line VALUES (?, ?, ?)');
const tables = new Map<string, Table>();
let waiting: (() => void)[] = [];

function append(room: string, seq: number, body: string, then: () => void): void {
  if (waiting.length === 0) setImmediate(commit);
  waiting.push(() => {
    insert.run(room, seq, body);
    done.push(then);
  });
}

let done: (() => void)[] = [];
function commit(): void {
  const writes = waiting;
  waiting = [];
  done = [];
  db.exec('BEGIN');
  for (const write of writes) write();
  db.exec('COMMIT');
  for (const then of done) then();
}

function tell(table: Table): void {
  const awaited = table.moves % SEATS;
  for (const [seat, socket] of table.sockets.entries()) {
    socket.send(updateOf(table.moves, awaited, seat === awaited ? CHOICES : [], VIEW));
  }
}

function updateOf(decision: number, seat: number, moves: readonly string[], filler: string): string {
  return JSON.stringify({
    type: 'whole',
    cursor: decision,
    isOver: decision >= MOVES,
    awaited: [seat],
    asks: [null],
    choices: { decision, moves },
    view: { own: { v: filler }, common: {} },
  });
}

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
function welcome(socket: WebSocket): void {
  let table: Table | undefined;
  socket.on('message', (bytes) => {
    const message = JSON.parse(String(bytes)) as { type: string; id: string; room: string };
    const answer = () => socket.send(JSON.stringify({ type: 'done', id: message.id }));
    if (message.type === 'enter') {
      table = tables.get(message.room);
      table?.sockets.push(socket);
      return;
    }
    const played = table;
    if (!played || message.type === 'sit' || message.type === 'ready') {
      answer();
      return;
    }
    append(played.id, played.moves, String(bytes), () => {
      // The first four lines are the four players' nonces.
      played.moves++;
      answer();
      if (played.moves >= SEATS) tell(played);
    });
  });
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  let body: object = {};
  if (request.url === '/api/tables') {
    const id = `table${tables.size}`;
    tables.set(id, { id, sockets: [], moves: 0 });
    body = { id };
  }
  response.setHeader('set-cookie', 'guest=1').end(JSON.stringify(body));
}

const server = createServer(respond);
server.on('upgrade', (request, stream, head) => sockets.handleUpgrade(request, stream, head, welcome));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (question) => {
  if (question === 'cpu') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
