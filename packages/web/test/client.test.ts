import { commitmentOf, playedDeal, type Refusal } from '@coven/core';
import type { Room, ServerMessage, Update, WholeUpdate } from '@coven/protocol';
import { enterMessage, TableClient } from '@coven/protocol/client/table-client.ts';
import type { Line, Transport, TransportEvents } from '@coven/protocol/client/transport.ts';
import { selfSigner } from '@coven/protocol/record-signature';
import { type ClientMessage, localRecord } from '@coven/room';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newLocalSave } from '../src/table/local-saves.ts';
import { playableGame } from '../src/worker/games/registry.ts';

const playable = await playableGame('blackmore');

import { LocalTable } from '../src/worker/local-table.ts';
import type { LocalSave } from '../src/worker/messages.ts';
import { keepBy } from './keep-by.ts';

type Connect = (send: (text: string) => void) => (message: ClientMessage) => void;

/** A line to a real table in this process that can be cut: what is sent while it is cut is lost, as on any socket. */
class CutLine implements Transport {
  readonly #connect: Connect;
  #receive: ((message: ClientMessage) => void) | undefined;
  #events: TransportEvents | undefined;
  readonly sent: ClientMessage[] = [];

  constructor(connect: Connect) {
    this.#connect = connect;
  }
  open(events: TransportEvents): void {
    this.#events = events;
    this.join();
  }
  join(): void {
    let isCurrent = true;
    const receive = this.#connect((text) => isCurrent && this.#receive && this.#events?.message(JSON.parse(text) as ServerMessage));
    this.#receive = (message) => receive(message);
    this.#leave = () => {
      isCurrent = false;
    };
    this.#events?.line('open');
  }
  #leave = () => {};
  /** Nothing comes or goes until `join`. */
  cut(): void {
    this.#leave();
    this.#receive = undefined;
    this.#events?.line('lost');
  }
  send(message: ClientMessage): void {
    this.sent.push(message);
    this.#receive?.(structuredClone(message));
  }
  close(): void {
    this.cut();
  }
}

class Seen {
  room: Room | undefined;
  updates: { update: Update; isCatchUp: boolean }[] = [];
  lines: Line[] = [];
  readonly events = {
    room: (room: Room) => {
      this.room = room;
    },
    update: (update: Update, isCatchUp: boolean) => {
      this.updates.push({ update, isCatchUp });
    },
    chat: () => {},
    line: (line: Line) => {
      this.lines.push(line);
    },
    closing: () => {},
  };
  get last(): Update {
    return this.updates.at(-1)?.update as Update;
  }
}

function tableOf(players: readonly { name: string; bot?: string }[]) {
  const saves: LocalSave[] = [];
  const save = newLocalSave('blackmore', {}, players);
  const table = new LocalTable(
    playable,
    save,
    { botDelay: 0 },
    keepBy((saved) => saves.push(saved)),
  );
  return { table, save, saves };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function settle(): Promise<void> {
  await vi.runAllTimersAsync();
}

describe('one person against bots', () => {
  test('plays to the end with offered moves alone, and the record is sound', async () => {
    const { table, save } = tableOf([{ name: 'Ann' }, { name: 'b', bot: 'random' }, { name: 'c', bot: 'random' }]);
    table.begin();
    const seen = new Seen();
    const client = new TableClient(new CutLine((send) => table.connect(0, send)), save.id, seen.events);
    await settle();
    while (!seen.last.isOver) {
      const { choices } = seen.last;
      const [move] = choices?.moves ?? [];
      expect(move).toBeDefined();
      const answer = client.request({ type: 'move', decision: choices?.decision ?? -1, text: move as string });
      await settle();
      expect(await answer).toEqual({ type: 'done', id: expect.any(String) });
    }
    expect(seen.room?.phase).toBe('over');
    expect(seen.room?.secret).toBe(save.secret);
    const record = localRecord(table.room, selfSigner);
    expect(playedDeal(record).commitment).toBe(commitmentOf(save.secret));
    expect(record.result).toEqual(seen.room?.result);
    expect(seen.updates.filter(({ isCatchUp }) => isCatchUp)).toHaveLength(1);
  });

  test('a saved table goes on where it was', async () => {
    const { table, save, saves } = tableOf([{ name: 'Ann' }, { name: 'b', bot: 'random' }]);
    table.begin();
    await settle();
    const kept = saves.at(-1) as LocalSave;
    const again = new LocalTable(playable, JSON.parse(JSON.stringify(kept)), { botDelay: 0 }, keepBy());
    const [one, two] = [new Seen(), new Seen()];
    new TableClient(new CutLine((send) => table.connect(0, send)), save.id, one.events);
    new TableClient(new CutLine((send) => again.connect(0, send)), save.id, two.events);
    expect(two.last).toEqual(one.last);
  });

  test.each([
    [
      'breaks',
      () => {
        throw new Error('broken');
      },
    ],
    ['dreams up a move', () => ({ type: 'fly' })],
  ])('a bot that %s plays any move, and the game goes on to its end', async (_what, choose) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { game } = playable;
    const save = newLocalSave('blackmore', {}, [
      { name: 'a', bot: 'bad' },
      { name: 'b', bot: 'bad' },
    ]);
    const table = new LocalTable({ game, bots: [{ id: 'bad', remembers: false, choose }] }, save, { botDelay: 0 }, keepBy());
    table.begin();
    await settle();
    expect(localRecord(table.room, selfSigner).result).toHaveLength(2);
  });
});

describe('a page that is opened again and again', () => {
  /** Both seats of a table, entered; whose turn it is comes first. */
  function seated() {
    const { table, save } = tableOf([{ name: 'Ann' }, { name: 'Ben' }]);
    table.begin();
    const enter = (seat: number) => {
      const heard: ServerMessage[] = [];
      const tell = table.connect(seat, (text) => heard.push(JSON.parse(text) as ServerMessage));
      tell(enterMessage(save.id));
      return { heard, tell, seat };
    };
    const updateOf = ({ heard }: { heard: readonly ServerMessage[] }) => heard.find(({ type }) => type === 'whole') as WholeUpdate;
    const [first, second] = [enter(0), enter(1)];
    const [asked, other] = updateOf(first).awaited[0] === 0 ? [first, second] : [second, first];
    const { choices } = updateOf(asked);
    const [move = ''] = choices?.moves ?? [];
    const play = () => asked.tell({ type: 'move', id: 'a-move', decision: choices?.decision ?? 0, text: move });
    return { asked, other, move, play, enter };
  }
  const count = (heard: readonly ServerMessage[]) => heard.filter(({ type }) => type === 'whole' || type === 'change').length;

  test('a viewer has one line: the earlier one hears nothing more', () => {
    const { other, play, enter } = seated();
    const again = enter(other.seat);
    play();
    expect(count(again.heard)).toBe(2);
    expect(count(other.heard)).toBe(1);
  });

  test('only moves are remembered: a question asked again is answered as the table is now', () => {
    const { asked, move, play } = seated();
    const ask = () => asked.tell({ type: 'why', id: 'a-question', text: move });
    ask();
    play();
    ask();
    const answers = asked.heard.filter((message) => 'id' in message && message.id === 'a-question');
    expect(answers.map(({ type }) => type)).toEqual(['done', 'refused']);
    const updates = count(asked.heard);
    play();
    expect(asked.heard.at(-1)).toEqual({ type: 'done', id: 'a-move' });
    expect(count(asked.heard)).toBe(updates);
  });
});

describe('a line that breaks', () => {
  async function playing() {
    const { table, save } = tableOf([{ name: 'Ann' }, { name: 'Ben' }]);
    table.begin();
    const [ann, ben] = [new Seen(), new Seen()];
    const lines = [new CutLine((send) => table.connect(0, send)), new CutLine((send) => table.connect(1, send))] as const;
    const clients = [new TableClient(lines[0], save.id, ann.events), new TableClient(lines[1], save.id, ben.events)] as const;
    await settle();
    const turn = ann.last.awaited[0]?.seat ?? 0;
    return { table, lines, clients, seen: [ann, ben] as const, turn: turn as 0 | 1 };
  }

  test('what was sent into the broken line is sent again under the same id and done once', async () => {
    const { table, lines, clients, seen, turn } = await playing();
    const length = localRecord(table.room, selfSigner).log.length;
    const choices = seen[turn].last.choices;
    lines[turn].cut();
    const answer = clients[turn].request({ type: 'move', decision: choices?.decision ?? -1, text: choices?.moves[0] as string });
    await settle();
    expect(localRecord(table.room, selfSigner).log).toHaveLength(length);
    lines[turn].join();
    await settle();
    expect((await answer).type).toBe('done');
    expect(localRecord(table.room, selfSigner).log).toHaveLength(length + 1);
    const ids = lines[turn].sent.flatMap((message) => (message.type === 'move' ? [message.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  test('a move that arrives twice is answered twice and made once', async () => {
    const { table, clients, seen, turn, lines } = await playing();
    const length = localRecord(table.room, selfSigner).log.length;
    const choices = seen[turn].last.choices;
    const answer = await clients[turn].request({ type: 'move', decision: choices?.decision ?? -1, text: choices?.moves[0] as string });
    expect(answer.type).toBe('done');
    lines[turn].send(lines[turn].sent.find(({ type }) => type === 'move') as ClientMessage);
    await settle();
    expect(localRecord(table.room, selfSigner).log).toHaveLength(length + 1);
  });

  test('after a break the client enters from its own cursor and gets what it missed', async () => {
    const { lines, clients, seen, turn } = await playing();
    const other = turn === 0 ? 1 : 0;
    const cursor = seen[other].last.cursor;
    lines[other].cut();
    const choices = seen[turn].last.choices;
    await clients[turn].request({ type: 'move', decision: choices?.decision ?? -1, text: choices?.moves[0] as string });
    expect(seen[other].last.cursor).toBe(cursor);
    lines[other].join();
    await settle();
    expect(lines[other].sent.at(-1)).toEqual(enterMessage(expect.any(String), cursor));
    expect(seen[other].last.cursor).toBe(cursor + 1);
    expect(seen[other].updates.at(-1)?.isCatchUp).toBe(true);
    expect(seen[other].lines).toEqual(['open', 'lost', 'open']);
  });

  test('a client that missed nothing gets the whole game again, and nothing is shown twice', async () => {
    const { lines, seen } = await playing();
    const before = seen[0].last;
    lines[0].cut();
    lines[0].join();
    await settle();
    expect(seen[0].last).toEqual({ ...before, shown: [] });
    expect(seen[0].updates.at(-1)?.isCatchUp).toBe(true);
  });
});

describe('refusals', () => {
  test('a move of an earlier decision, a foreign move and a move out of turn', async () => {
    const { table, save } = tableOf([{ name: 'Ann' }, { name: 'Ben' }]);
    table.begin();
    const seen = [new Seen(), new Seen()] as const;
    const clients = seen.map((one, seat) => new TableClient(new CutLine((send) => table.connect(seat, send)), save.id, one.events));
    const turn = (seen[0].last.awaited[0]?.seat ?? 0) as 0 | 1;
    const other = turn === 0 ? 1 : 0;
    const ask = async (seat: 0 | 1, text: string, decision = 0): Promise<Refusal | undefined> => {
      const answer = await clients[seat]?.request({ type: 'move', decision, text });
      return answer?.type === 'refused' ? answer.refusal : undefined;
    };
    expect(await ask(turn, 'play red-1', 7)).toEqual({ rule: 'table', reason: 'stale' });
    expect(await ask(turn, 'fly')).toEqual({ rule: 'table', reason: 'unreadable' });
    expect(await ask(other, 'play red-1')).toEqual({ rule: 'BM-3.2', reason: 'not-your-turn' });
    const why = await clients[other]?.request({ type: 'why', text: 'keep' });
    expect(why).toMatchObject({ type: 'refused', refusal: { rule: 'BM-3.4' } });
  });

  test('previews are given for the moves of the next decision only', async () => {
    const { table, save } = tableOf([{ name: 'Ann' }, { name: 'Ben' }]);
    table.begin();
    const seen = [new Seen(), new Seen()] as const;
    const clients = seen.map((one, seat) => new TableClient(new CutLine((send) => table.connect(seat, send)), save.id, one.events));
    const turn = seen[0].last.awaited[0]?.seat ?? 0;
    const { cursor, choices } = seen[turn as 0 | 1].last;
    const ask = (decision: number) => clients[turn]?.request({ type: 'outlooks', decision });
    const outlooks = choices?.moves.map(() => expect.objectContaining({ type: 'play' }));
    expect(await ask(choices?.decision ?? -1)).toMatchObject({ type: 'outlooks', cursor, outlooks });
    expect(await ask(7)).toMatchObject({ type: 'refused', refusal: { rule: 'table', reason: 'stale' } });
  });
});

test('what one seat is sent never names a card of another hand', async () => {
  const { table, save } = tableOf([{ name: 'Ann' }, { name: 'Ben' }]);
  const said: string[] = [];
  table.begin();
  const seen = [new Seen(), new Seen()] as const;
  seen.forEach((one, seat) => {
    const line = new CutLine((send) =>
      table.connect(seat, (text) => {
        if (seat === 0) said.push(text);
        send(text);
      }),
    );
    new TableClient(line, save.id, one.events);
  });
  const hidden = (seen[1].last.view as { hand: string[] }).hand;
  for (const card of hidden) expect(said.join()).not.toContain(`"${card}"`);
});

describe('a server that is asked too fast', () => {
  /** A table that refuses the first messages of each kind as too fast. */
  function hurried(refusals: number) {
    const { table, save } = tableOf([{ name: 'Ann' }, { name: 'b', bot: 'random' }]);
    table.begin();
    const refused = new Map<string, number>();
    const line = new CutLine((send) => {
      const tell = table.connect(0, send);
      return (message) => {
        const times = refused.get(message.type) ?? 0;
        refused.set(message.type, times + 1);
        const id = 'id' in message ? message.id : '';
        if (times < refusals) send(JSON.stringify({ type: 'refused', id, refusal: { rule: 'table', reason: 'too-fast' } }));
        else tell(message);
      };
    });
    const seen = new Seen();
    return { seen, line, client: new TableClient(line, save.id, seen.events) };
  }

  test('is asked again later: entering and a move both succeed', async () => {
    const { seen, client } = hurried(2);
    expect(seen.updates).toHaveLength(0);
    await settle();
    const { choices } = seen.last;
    const answer = client.request({ type: 'move', decision: choices?.decision ?? -1, text: choices?.moves[0] ?? '' });
    await settle();
    expect(await answer).toMatchObject({ type: 'done' });
    expect(client.isWaiting).toBe(false);
  });

  test('says so to a person who writes too much', async () => {
    const { client } = hurried(1);
    await settle();
    const answer = client.request({ type: 'chat', text: 'hello' });
    await settle();
    expect(await answer).toMatchObject({ type: 'refused', refusal: { reason: 'too-fast' } });
  });
});
