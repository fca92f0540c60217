import { random } from '@coven/bots';
import { completeOptions, FastRandom, type Game, type Seat, type Viewer } from '@coven/core';
import { blackmore } from '@coven/games/blackmore/rules';
import type { FIELDS, ServerMessage } from '@coven/protocol';
import { expect, test } from 'vitest';
import { SeatLine } from '../../cli/src/play/seat-line.ts';
import type { SeatRequest } from '../../cli/src/play/table-seat.ts';
import { LocalRoom, REQUESTS, type RequestMessage, type RequestRow } from '../src/index.ts';
import { decisionOf, type Host, Inbox, inboxOf, type Plan } from './support/host.ts';
import { ServerHost } from './support/server-host.ts';
import { WorkerHost } from './support/worker-host.ts';

const SEATS = 2;

function planOf(game: Game): Omit<Plan, 'id'> {
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat}`);
  return { game, names, secret: '5'.repeat(64), nonces: names.map((_, seat) => String(seat).repeat(64)) };
}

/** A table in the terminal's process, with the terminal's own line to each seat. */
class TerminalHost implements Pick<Host, 'inboxes' | 'ask'> {
  readonly inboxes = new Map<Viewer, Inbox>();
  readonly #lines = new Map<Viewer, SeatLine>();

  constructor({ id, game, names, secret, nonces }: Plan) {
    const options = completeOptions(game, SEATS);
    const rules = game.open(options, SEATS, game.version);
    const fixed = { id, game, version: game.version, rules, options, secret, nonces, budget: 0, random: new FastRandom('terminal') };
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
    if (message.type !== 'room') {
      const { id: _, signature: __, ...rest } = message as ServerMessage & { id?: string; signature?: string };
      return [rest];
    }
    const { chairs, phase, host, result, endVotes, ending, takenBy, secret, nonces, commitment, rematch } = message.room;
    const seated = chairs.map(({ kind, name, standIn, isReady, isHere }) => ({ kind, name, standIn, isReady, isHere }));
    return [{ type: 'room', chairs: seated, phase, host, result, endVotes, ending, takenBy, secret, nonces, commitment, rematch }];
  });
}

/** The answer to one request, and what every viewer was told because of it. */
async function outcome(host: Pick<Host, 'inboxes' | 'ask'> & Partial<Host>, viewer: Viewer, request: RequestMessage): Promise<object> {
  for (const { received } of host.inboxes.values()) received.length = 0;
  await host.ask(viewer, request);
  await host.settled?.();
  return Object.fromEntries([...host.inboxes].map(([each, { received }]) => [each, told(received)]));
}

/** Whoever is asked first would play on with a familiar; the other seat has time. */
function waiting(host: Pick<Host, 'inboxes'>): Seat {
  return inboxOf(host as Host, 0).update?.awaited.some(({ seat }) => seat === 0) ? 1 : 0;
}

test('server, Worker and terminal answer every request alike, and tell everybody the same of it', async () => {
  const server = await ServerHost.open(planOf(blackmore));
  const plan = { ...planOf(blackmore), id: server.room };
  const [worker, terminal] = [await WorkerHost.open(plan), new TerminalHost(plan)];
  const seen = new Set<string>();
  let count = 0;
  const compare = async (viewer: Viewer, asked: object): Promise<void> => {
    const request = { ...asked, id: `request-${count++}` } as RequestMessage;
    const outcomes = [];
    for (const host of [server, worker, terminal]) outcomes.push(await outcome(host, viewer, request));
    const [atServer, atWorker, atTerminal] = outcomes;
    const what = JSON.stringify({ viewer, ...request });
    expect(atWorker, what).toEqual(atTerminal);
    const { needsServer }: RequestRow = REQUESTS[request.type];
    if (needsServer) {
      const answer = { type: 'refused', refusal: { rule: 'table', reason: 'needs-server' } };
      expect(atWorker, what).toEqual({ ...Object.fromEntries([...worker.inboxes.keys()].map((each) => [each, []])), [viewer]: [answer] });
    } else expect(atServer, what).toEqual(atWorker);
    seen.add(`${request.type} ${(atWorker as Record<string, { type: string }[]>)[viewer]?.at(-1)?.type}`);
  };
  const seat = waiting(server);
  for (const [type, row] of Object.entries(REQUESTS).filter(([each]) => each !== 'move' && !REQUESTS[each as 'sit'].needsServer)) {
    for (const viewer of [seat, 'spectator'] as const) {
      for (const body of bodiesOf(row, server, viewer)) await compare(viewer, { type, ...body });
    }
    await compare(seat, { type: 'resume' });
  }
  for (const [type, row] of Object.entries(REQUESTS).filter(([each]) => REQUESTS[each as 'sit'].needsServer)) {
    for (const body of bodiesOf(row, worker, seat).slice(0, 1)) await compare(seat, { type, ...body });
  }
  const mover = 1 - seat;
  const [text] = inboxOf(server, mover).update?.choices?.moves ?? [];
  await compare(mover, { type: 'move', decision: decisionOf(server, mover), text });
  for (const type of Object.keys(REQUESTS))
    expect(
      [...seen].some((one) => one.startsWith(`${type} `)),
      type,
    ).toBe(true);
  for (const one of ['bot done', 'resume done', 'end-vote done', 'why refused', 'outlooks outlooks', 'move done'])
    expect(seen).toContain(one);
  await worker.close();
  await server.close();
});
