import { type Chance, nonceHashOf } from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import type { ServerMessage } from '@coven/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { FIXTURE_GAMES, type RecordedSession, recordedSession } from './fixtures/installation.ts';
import { Line, Player } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

/** What a page that stays open while the server is upgraded says and hears: recorded sessions, replayed to the server of today. */

/** The chance of the recorded sessions. */
const CHANCE = (): Chance => ({
  draw(outcomes, number) {
    const outcome = outcomes[(number * 7 + 3) % outcomes.length];
    if (!outcome) throw new Error('chance was awaited, but nothing can happen');
    return outcome.move;
  },
});

type Message = { readonly type: string; readonly id?: string } & Readonly<Record<string, unknown>>;

/** All that one person heard, in order. */
type Heard = Readonly<Record<string, readonly Message[]>>;

function recordedHeard({ said }: RecordedSession): Heard {
  const heard = new Map(said.map(([who]): [string, Message[]] => [who, []]));
  for (const [who, way, text = ''] of said) if (way === '<') heard.get(who)?.push(JSON.parse(text) as Message);
  return Object.fromEntries(heard);
}

/** Says to a server of today what was said then. */
class Replay {
  readonly #session: RecordedSession;
  readonly #players = new Map<string, Player>();
  readonly #lines = new Map<string, Line>();
  readonly heard: Record<string, Message[]> = {};
  /** Clara's id among the people at this table. */
  #person = '';
  #room = '';

  constructor(session: RecordedSession) {
    this.#session = session;
  }

  async run({ address }: TestServer): Promise<void> {
    const { said, create } = this.#session;
    for (const name of ['Anna', 'Bohdan', 'Clara', 'Danylo']) {
      this.#players.set(name.toLowerCase(), await Player.named(address, name));
      this.heard[name.toLowerCase()] = [];
    }
    this.#room = await this.#player('anna').createTable(create);
    for (const [who, way, text = ''] of said) {
      if (way === 'open') await this.#open(who);
      else if (way === 'close') await this.#line(who).close();
      else if (way === '>') await this.#say(who, JSON.parse(text) as Message);
    }
  }

  #player(who: string): Player {
    const player = this.#players.get(who);
    if (!player) throw new Error(`nobody is called ${who}`);
    return player;
  }

  #line(who: string): Line {
    const line = this.#lines.get(who);
    if (!line) throw new Error(`${who} is not connected`);
    return line;
  }

  async #open(who: string): Promise<void> {
    const line = await Line.open(this.#player(who));
    this.#lines.set(who, line);
    line.onMessage = (message: ServerMessage) => {
      this.heard[who]?.push(message as Message);
      if (message.type === 'chat' && message.name === 'Clara' && message.person !== undefined) this.#person = message.person;
    };
  }

  async #say(who: string, message: Message): Promise<void> {
    const line = this.#line(who);
    if (message.type === 'reveal') await line.until(() => line.room?.phase === 'revealing', 'the time to reveal');
    const { pongs } = line;
    line.send(JSON.stringify(this.#fromToday(who, message)));
    const { id } = message;
    if (message.type === 'enter') await line.until(() => line.room !== undefined, 'the table');
    // The recording page waited in the same way until everything had arrived.
    else if (message.type === 'ping') await line.until(() => line.pongs > pongs, 'the pong');
    else await line.until(() => id !== undefined && line.answers.has(id), `the answer to ${message.type}`);
  }

  /** The same with what differs at every table: its id, the people at it, the promise that names it. */
  #fromToday(who: string, message: Message): Message {
    switch (message.type) {
      case 'enter':
        return { ...message, room: this.#room };
      case 'mute':
        return { ...message, person: this.#person };
      case 'ready':
        return { ...message, hash: nonceHashOf(this.#room, this.#line(who).seat ?? 0, this.#session.nonces[who] ?? '') };
      default:
        return message;
    }
  }
}

/** A game as it is told: `head` is another one at every table, signatures come by the clock. */
function told({ head, signature: _, ...update }: Message): Message {
  return { ...update, ...(head === undefined ? {} : { head: typeof head }) };
}

const updatesIn = (heard: readonly Message[]) => heard.filter(({ type }) => type === 'whole' || type === 'change').map(told);

/** A hint may advise something else, for another reason. */
function advised({ moves, reason, lights, ...hint }: Message): unknown {
  const { key } = reason as { readonly key: unknown };
  return { ...hint, moves: formOf(moves), key: typeof key, lights: Array.isArray(lights) };
}

/** The last answer to each request. */
function answersIn(heard: readonly Message[]): ReadonlyMap<string, unknown> {
  return new Map(
    heard.flatMap((message) =>
      message.id === undefined ? [] : [[message.id, message.type === 'hint' ? advised(message) : message] as const],
    ),
  );
}

/** Names and types of all fields; of a list, the forms that its elements have. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(formOf(one))))].sort();
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, field]) => [key, formOf(field)]),
  );
}

/** The forms of what is told about a table, without that of its people, who come and go at their own time. */
function roomFields(heard: readonly Message[]): readonly string[] {
  const rooms = heard.filter(({ type }) => type === 'room').map(({ room }) => room as Readonly<Record<string, unknown>>);
  const keys = rooms.flatMap((room) => [
    ...Object.keys(room),
    ...(room.chairs as readonly object[]).flatMap((chair) => Object.keys(chair).map((key) => `chair ${key}`)),
  ]);
  return [...new Set(keys)].sort();
}

/** How a table stood at the end, without what is random. */
function lastRoom(heard: readonly Message[]): unknown {
  const { room } = heard.findLast(({ type }) => type === 'room') as unknown as { readonly room: Readonly<Record<string, unknown>> };
  const { chairs, phase, host, failedDeals, result, whenLeft, hasHints, ending, takenBy, endVotes, isPublic } = room;
  const seated = (chairs as readonly Message[]).map(({ kind, name, standIn, namedStandIn }) => [kind, name, standIn, namedStandIn]);
  return {
    seated,
    phase,
    host,
    failedDeals,
    result,
    whenLeft,
    hasHints,
    ending,
    takenBy,
    endVotes,
    isPublic,
    form: formOf({ ...room, chairs: [] }),
  };
}

const chatIn = (heard: readonly Message[]) =>
  heard.filter(({ type }) => type === 'chat').map(({ at, person, ...line }) => [line, typeof at, typeof person]);

describe('a page that stays open', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    if (server) removeDirectory(server.data);
    server = undefined;
  });

  test.each(sampleOf(FIXTURE_GAMES, 'blackmore', 'whirling'))(
    '%s: what it says is understood, what it hears has the old form',
    async (game) => {
      const session = recordedSession(game);
      server = await serve({}, { chance: CHANCE });
      const replay = new Replay(session);
      await replay.run(server);
      for (const [who, before] of Object.entries(recordedHeard(session))) {
        const heard = replay.heard[who] ?? [];
        expect(updatesIn(heard), `${who}: the game`).toEqual(updatesIn(before));
        expect(answersIn(heard), `${who}: answers`).toEqual(answersIn(before));
        expect(chatIn(heard), `${who}: chat`).toEqual(chatIn(before));
        expect(roomFields(heard), `${who}: the table’s fields`).toEqual(roomFields(before));
        expect(lastRoom(heard), `${who}: the table at the end`).toEqual(lastRoom(before));
      }
    },
  );
});
