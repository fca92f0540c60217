import type { Adviser, Bot, BotInput } from '@coven/bots';
import { completeOptions, FastRandom, type Seat } from '@coven/core';
import { whirling } from '@coven/games/whirling/rules';
import type { ServerMessage } from '@coven/protocol';
import { expect, test } from 'vitest';
import { LocalRoom } from '../src/local/local-room.ts';

/** Counts in what it keeps how often it was asked. */
function count({ kept }: BotInput): number {
  const asked = ((kept.thoughts as number | undefined) ?? 0) + 1;
  kept.thoughts = asked;
  return asked;
}

const adviser: Adviser = {
  hint: (input) => ({ moves: input.moves.slice(0, 1), reason: { key: 'asked', count: count(input) }, lights: [] }),
  reasonFor: () => ({ key: 'asked' }),
};
const thoughts: number[] = [];
const bot: Bot = {
  id: 'counting',
  remembers: false,
  choose(input) {
    thoughts.push(count(input));
    return input.moves[0] as object;
  },
};

/** Two people who share a device. */
function tableOf(
  hints = async () => adviser,
  failures: unknown[] = [],
): { readonly session: LocalRoom; readonly ask: (seat: Seat) => Promise<ServerMessage> } {
  const options = completeOptions(whirling, 2);
  const session = new LocalRoom({
    id: 'hints',
    game: whirling,
    version: whirling.version,
    rules: whirling.open(options, 2, whirling.version),
    options,
    players: [{ name: 'Anna' }, { name: 'Bela' }],
    bots: [null, null],
    hints,
    secret: '5a'.repeat(32),
    nonces: [null, null],
    random: new FastRandom('hints'),
    budget: 0,
    botFailed: (error) => failures.push(error),
  });
  session.begin();
  const ask = (seat: Seat) =>
    new Promise<ServerMessage>((told) => {
      const send = session.connect(seat, (text) => told(JSON.parse(text)));
      send({ type: 'hint', id: `hint-${seat}`, decision: session.table.decision(seat) });
    });
  return { session, ask };
}

test('what a hint has thought is kept for its seat, apart from the other seats and from a bot in the same seat', async () => {
  const { session, ask } = tableOf();
  const asked = async (seat: Seat) => ((await ask(seat)) as { reason?: { count?: number } }).reason?.count;
  expect([await asked(0), await asked(0), await asked(1)]).toEqual([1, 2, 1]);
  session.suggest(0, bot);
  session.suggest(0, bot);
  expect(thoughts).toEqual([1, 2]);
  expect(await asked(0)).toBe(3);
});

test('whoever has picked and could only change the pick gets no hint', async () => {
  const { session, ask } = tableOf();
  session.play(0, session.suggest(0, bot));
  expect(session.table.moves(0).length).toBeGreaterThan(0);
  expect(await ask(0)).toMatchObject({ type: 'refused', refusal: { reason: 'stale' } });
  expect(await ask(1)).toMatchObject({ type: 'hint' });
});

test('whoever asks for a hint that throws, or that has not loaded, is told to ask again', async () => {
  const failures: unknown[] = [];
  const error = new Error('out of my mind');
  const throwing: Adviser = {
    ...adviser,
    hint() {
      throw error;
    },
  };
  const refused = { type: 'refused', refusal: { reason: 'hint-failed' } };
  expect(await tableOf(async () => throwing, failures).ask(0)).toMatchObject(refused);
  expect(failures).toEqual([error]);
  expect(await tableOf(() => Promise.reject(error)).ask(0)).toMatchObject(refused);
});
