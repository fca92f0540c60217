import type { Bot } from '@coven/bots';
import type { ServerMessage } from '@coven/protocol';
import type { SeatQuestion } from '@coven/session';
import { describe, expect, test } from 'vitest';
import { newLocalSave } from '../src/table/local-saves.ts';
import type { BotThread } from '../src/worker/bot-thread.ts';
import { playableGame } from '../src/worker/games/registry.ts';
import { LocalTable } from '../src/worker/local-table.ts';
import type { LocalSave } from '../src/worker/messages.ts';
import { keepBy } from './keep-by.ts';

/** Answers when the test says so. */
class HeldThread implements BotThread {
  readonly questions: SeatQuestion[] = [];
  #answer: ((text?: string) => void) | undefined;
  #asked = Promise.withResolvers<void>();

  choose(question: SeatQuestion): Promise<string | undefined> {
    this.questions.push(question);
    this.#asked.resolve();
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async asked(): Promise<SeatQuestion> {
    await this.#asked.promise;
    return this.questions.at(-1) as SeatQuestion;
  }

  answer(text?: string): void {
    this.#asked = Promise.withResolvers();
    this.#answer?.(text);
  }
}

const HERE: Bot = {
  id: 'strongest',
  remembers: true,
  limits: { iterations: 1, milliseconds: 1 },
  choose: ({ moves }) => moves[0] as object,
};

/** A person in seat 0 and a bot that searches, whose first question is held. */
async function begun(id: string) {
  const { game } = await playableGame(id);
  const thread = new HeldThread();
  const saves: LocalSave[] = [];
  const save = newLocalSave(id, {}, [{ name: 'Ann' }, { name: 'b', bot: HERE.id }]);
  const table = new LocalTable(
    { game, bots: [HERE] },
    save,
    { botDelay: 0, thread },
    keepBy((saved) => saves.push({ ...saved, log: [...saved.log] })),
  );
  const heard: ServerMessage[] = [];
  const receive = table.connect(0, (text) => heard.push(JSON.parse(text) as ServerMessage));
  table.begin();
  receive({ type: 'enter', room: save.id });
  let number = 0;
  const ask = (request: object): ServerMessage => {
    receive({ ...request, id: `r${number++}` } as never);
    return heard.findLast((message) => 'id' in message) as ServerMessage;
  };
  const whole = heard.find((message) => message.type === 'whole') as Extract<ServerMessage, { type: 'whole' }>;
  return { table, thread, saves, ask, heard, choices: whole.choices };
}

/** Lets answers that have come take effect. */
const settled = () => new Promise((done) => setImmediate(done));
const movesOf = (saves: readonly LocalSave[], seat: number) => saves.at(-1)?.log.filter(([by]) => by === seat) ?? [];

describe('while a bot thinks in its thread', () => {
  test('it has what its seat knows and nothing else, and its answer is played', async () => {
    const { thread, saves } = await begun('whirling');
    const question = await thread.asked();
    expect(Object.keys(question).sort()).toEqual(
      ['seat', 'moves', 'view', 'memory', 'table', 'game', 'version', 'options', 'seats', 'bot'].sort(),
    );
    const { game } = await playableGame('whirling');
    const rules = game.open(question.options, question.seats, question.version);
    // A world with other secrets, but the same in its eyes.
    const other = rules.sample(question.view, question.memory as object, { below: () => 0 } as never);
    expect(rules.view(other, question.seat)).toEqual(question.view);
    const move = question.moves.at(-1) as string;
    thread.answer(move);
    await settled();
    expect(movesOf(saves, 1)).toEqual([[1, move]]);
  });

  test('the table answers its players, and what comes after the end of the game is dropped', async () => {
    const { thread, saves, ask } = await begun('whirling');
    const question = await thread.asked();
    expect(ask({ type: 'why', text: 'nonsense' })).toMatchObject({ type: 'refused', refusal: { reason: 'unreadable' } });
    expect(ask({ type: 'end-vote', agrees: true })).toMatchObject({ type: 'done' });
    thread.answer(question.moves[0]);
    await settled();
    expect(saves.at(-1)?.isOver).toBe(true);
    expect(movesOf(saves, 1)).toEqual([]);
  });

  test('a table that was left makes no move', async () => {
    const { table, thread, saves } = await begun('whirling');
    const question = await thread.asked();
    table.stop();
    const before = saves.length;
    thread.answer(question.moves[0]);
    await settled();
    expect(saves).toHaveLength(before);
  });

  test.each([
    ['cannot answer', undefined],
    ['dreams up a move', 'fly'],
  ])('a thread that %s leaves the move to the bot in the table itself', async (_what, text) => {
    const { thread, saves } = await begun('whirling');
    const question = await thread.asked();
    thread.answer(text);
    await settled();
    expect(movesOf(saves, 1)).toEqual([[1, question.moves[0]]]);
  });
});
