import { random } from '@coven/bots';
import { completeOptions, FastRandom, type Game, type Seat, type Viewer } from '@coven/core';
import { GAMES, hintsOf } from '@coven/games';
import { choicesOf, type FIELDS, SETTING_NAMES, type ServerMessage, type TableSettings } from '@coven/protocol';
import { expect, test } from 'vitest';
import { SeatLine } from '../../cli/src/play/seat-line.ts';
import type { SeatRequest } from '../../cli/src/play/table-seat.ts';
import { DURING_GAME, LocalRoom, REQUESTS, type RequestMessage, type RequestRow } from '../src/index.ts';
import { decisionOf, type Host, Inbox, inboxOf, type Plan } from './support/host.ts';
import { ServerHost } from './support/server-host.ts';
import { WorkerHost } from './support/worker-host.ts';

const DEFAULTS: TableSettings = Object.fromEntries(SETTING_NAMES.map((name) => [name, choicesOf(name)[0]?.[1]]));

function planOf(game: Game, settings: TableSettings): Omit<Plan, 'id'> {
  const names = Array.from({ length: game.seats.min }, (_, seat) => `Player ${seat}`);
  return { game, names, secret: '5'.repeat(64), nonces: names.map((_, seat) => String(seat).repeat(64)), settings };
}

/** A table in the terminal's process, with the terminal's own line to each seat. */
class TerminalHost implements Pick<Host, 'inboxes' | 'ask'> {
  readonly inboxes = new Map<Viewer, Inbox>();
  readonly #lines = new Map<Viewer, SeatLine>();

  constructor({ id, game, names, secret, nonces, settings }: Plan) {
    const options = completeOptions(game, names.length);
    const rules = game.open(options, names.length, game.version);
    const fixed = {
      id,
      settings,
      hints: hintsOf(game.id),
      game,
      version: game.version,
      rules,
      options,
      secret,
      nonces,
      budget: 0,
      random: new FastRandom('terminal'),
    };
    const people = { players: names.map((name) => ({ name })), bots: names.map(() => null), salts: names.map(() => secret) };
    const room = new LocalRoom({ ...fixed, ...people, familiars: [random] });
    room.begin();
    for (const viewer of [...names.keys(), 'spectator' as const]) this.#join(room, viewer);
  }

  #join(room: LocalRoom, viewer: Viewer): void {
    const inbox = new Inbox();
    this.inboxes.set(viewer, inbox);
    const connect = (send: (text: string) => void) =>
      room.connect(viewer, (text) => {
        inbox.receive(JSON.parse(text) as ServerMessage);
        send(text);
      });
    this.#lines.set(viewer, new SeatLine(connect));
  }

  async ask(viewer: Viewer, request: RequestMessage): Promise<void> {
    await this.#lines.get(viewer)?.ask(request as unknown as SeatRequest);
  }
}

type Kind = keyof typeof FIELDS;

/** What a field of each kind may say at a table in its first turn: as many as make a difference. */
function valuesOf(kind: Kind, host: Pick<Host, 'inboxes'>, seat: Viewer): readonly unknown[] {
  const { choices } = inboxOf(host as Host, seat).update ?? {};
  const all: Readonly<Record<Kind, readonly unknown[]>> = {
    'request-id': [],
    table: [],
    version: [],
    cursor: [0],
    seat: [0, 1, 9],
    decision: [choices?.decision ?? 0, 99],
    move: [choices?.moves[0] ?? 'fly away', 'fly away', 'undo'],
    bot: ['random', 'nobody'],
    'bot-or-none': ['random', null, 'nobody'],
    hex: ['ab'.repeat(32)],
    person: ['0123456789abcdef'],
    'chat-line': ['Hello'],
    'yes-or-no': [false],
  };
  return all[kind];
}

/** Every body of a request with these values, one after the other. */
function bodiesOf({ body }: RequestRow, host: Pick<Host, 'inboxes'>, seat: Viewer): readonly object[] {
  let bodies: readonly object[] = [{}];
  for (const [name, kind] of Object.entries(body)) {
    const values = valuesOf(kind, host, seat);
    bodies = bodies.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  }
  return bodies;
}

/** What a viewer was told, but for what each host names in its own way: ids of requests, people, and who has been away for how long. */
function told(messages: readonly ServerMessage[]): readonly object[] {
  return messages.flatMap((message): readonly object[] => {
    if (message.type === 'pong') return [];
    // Each host thinks by its own chance and clock.
    if (message.type === 'hint') return [{ type: message.type, parts: Object.keys(message) }];
    if (message.type !== 'room') {
      const { id: _, signature: __, ...rest } = message as ServerMessage & { id?: string; signature?: string };
      return [rest];
    }
    const { chairs, muted: _, offered: __, spectators: ___, id: ____, isPublic: _____, ...room } = message.room;
    const seated = chairs.map(({ kind, name, standIn, isReady, isHere }) => ({ kind, name, standIn, isReady, isHere }));
    return [{ type: 'room', ...room, chairs: seated }];
  });
}

/** The answer to one request, and what every viewer was told because of it. */
async function outcome(host: Pick<Host, 'inboxes' | 'ask'> & Partial<Host>, viewer: Viewer, request: RequestMessage): Promise<object> {
  for (const { received } of host.inboxes.values()) received.length = 0;
  await host.ask(viewer, request);
  await host.settled?.();
  return Object.fromEntries([...host.inboxes].map(([each, { received }]) => [each, told(received)]));
}

/** The same table at the three hosts. */
class ThreeHosts {
  readonly server: ServerHost;
  readonly #worker: WorkerHost;
  readonly #terminal: TerminalHost;
  /** The types of requests, and of their answers. */
  readonly seen = new Set<string>();
  #count = 0;

  private constructor(server: ServerHost, worker: WorkerHost, terminal: TerminalHost) {
    this.server = server;
    this.#worker = worker;
    this.#terminal = terminal;
  }

  static async open(game: Game, settings: TableSettings): Promise<ThreeHosts> {
    const server = await ServerHost.open(planOf(game, settings));
    const plan = { ...planOf(game, settings), id: server.room };
    return new ThreeHosts(server, await WorkerHost.open(plan), new TerminalHost(plan));
  }

  /** Asks the same of every host, and compares all that everybody is told. */
  async compare(viewer: Viewer, asked: object): Promise<void> {
    const request = { ...asked, id: `request-${this.#count++}` } as RequestMessage;
    const outcomes = [];
    for (const host of [this.server, this.#worker, this.#terminal]) outcomes.push(await outcome(host, viewer, request));
    const [atServer, atWorker, atTerminal] = outcomes as Record<string, { readonly type: string }[]>[];
    const what = JSON.stringify({ viewer, ...request });
    expect(atWorker, what).toEqual(atTerminal);
    if (!(request.type in DURING_GAME)) {
      const answer = { type: 'refused', refusal: { rule: 'table', reason: 'needs-server' } };
      const silence = Object.fromEntries([...this.#worker.inboxes.keys()].map((each) => [each, []]));
      expect(atWorker, what).toEqual({ ...silence, [viewer]: [answer] });
    } else expect(atServer, what).toEqual(atWorker);
    this.seen.add(`${request.type} ${atWorker?.[viewer]?.at(-1)?.type}`);
  }

  get awaited(): readonly Seat[] {
    return inboxOf(this.server, 0).update?.awaited.map(({ seat }) => seat) ?? [];
  }

  async move(seat: Seat): Promise<void> {
    const [text] = inboxOf(this.server, seat).update?.choices?.moves ?? [];
    await this.compare(seat, { type: 'move', decision: decisionOf(this.server, seat), text });
  }

  /** A seat with time, after the others' moves if there is none: a familiar in an awaited one would move at once. */
  async seatWithTime(): Promise<Seat> {
    const seat = [1, 0].find((one) => !this.awaited.includes(one));
    if (seat !== undefined) return seat;
    await this.move(0);
    return this.seatWithTime();
  }

  async close(): Promise<void> {
    await this.#worker.close();
    await this.server.close();
  }
}

const TABLES = [
  ...GAMES.map((game) => [game.id, game, DEFAULTS] as const),
  ...SETTING_NAMES.flatMap((name) =>
    choicesOf(name).map(([choice, value]) => [choice, GAMES[0] as Game, { ...DEFAULTS, [name]: value }] as const),
  ),
];
/** What all tables together must have seen. */
const seen = new Set<string>();

test.each(TABLES)('%s: server, Worker and terminal answer every request alike, and tell everybody the same', async (_, game, settings) => {
  const hosts = await ThreeHosts.open(game, settings);
  const { server } = hosts;
  const seat = await hosts.seatWithTime();
  for (const [type, row] of Object.entries(DURING_GAME)) {
    if (type === 'move') continue;
    for (const viewer of [seat, 'spectator'] as const) {
      for (const body of bodiesOf(row, server, viewer)) await hosts.compare(viewer, { type, ...body });
    }
    await hosts.compare(seat, { type: 'resume' });
  }
  for (const [type, row] of Object.entries(REQUESTS)) {
    if (type in DURING_GAME) continue;
    for (const body of bodiesOf(row, server, seat).slice(0, 1)) await hosts.compare(seat, { type, ...body });
  }
  const mover = hosts.awaited[0] as Seat;
  await hosts.compare(mover, { type: 'hint', decision: decisionOf(server, mover) });
  await hosts.move(mover);
  for (const one of hosts.seen) seen.add(one);
  await hosts.close();
});

test('no request is forgotten, and each way to answer was compared', () => {
  const types = new Set([...seen].map((one) => one.split(' ')[0]));
  expect(Object.keys(REQUESTS).filter((type) => !types.has(type))).toEqual([]);
  for (const one of [
    'bot done',
    'resume done',
    'end-vote done',
    'why refused',
    'outlooks outlooks',
    'hint hint',
    'hint refused',
    'move done',
  ])
    expect(seen).toContain(one);
});
