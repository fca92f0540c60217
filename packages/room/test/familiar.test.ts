import { random } from '@coven/bots';
import { completeOptions, FastRandom, type LogEntry, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { blackmore } from '@coven/games/blackmore/rules';
import { selfSigner } from '@coven/protocol/record-signature';
import { expect, test } from 'vitest';
import { LocalRoom, localRecord } from '../src/index.ts';

/** Two people who share a device. */
function tableOf(log: readonly LogEntry[] = []): LocalRoom {
  const options = completeOptions(blackmore, 2);
  const room = new LocalRoom({
    id: 'familiar',
    game: blackmore,
    version: blackmore.version,
    rules: blackmore.open(options, 2, blackmore.version),
    options,
    players: [{ name: 'Anna' }, { name: 'Bela' }],
    bots: [null, null],
    familiars: [random],
    secret: '5a'.repeat(32),
    nonces: ['1a'.repeat(32), '1b'.repeat(32)],
    salts: ['2a'.repeat(32), '2b'.repeat(32)],
    log,
    random: new FastRandom('familiar'),
    budget: 0,
  });
  room.begin();
  return room;
}

function ask(room: LocalRoom, seat: number, asked: object): void {
  const answers: { readonly type: string }[] = [];
  room.connect(seat, (text) => answers.push(JSON.parse(text)))({ id: `request-${room.log.length}`, ...asked } as never);
  expect(answers.at(-1)).toMatchObject({ type: 'done' });
}

test('a seat that was handed over is played on also after a restart, and the record says which moves were the familiar’s', () => {
  const left = tableOf();
  expect(left.awaitedBot).toBeUndefined();
  for (const seat of [0, 1]) ask(left, seat, { type: 'bot', seat, bot: 'random' });
  const room = tableOf(left.log);
  for (let moves = 0; moves < 4; moves++) room.playBot(room.awaitedBot as number);
  for (const seat of [0, 1]) ask(room, seat, { type: 'resume' });
  expect(room.awaitedBot).toBeUndefined();
  while (!room.isOver) {
    const seat = room.table.turn().kind === 'seats' ? [0, 1].find((one) => room.table.moves(one).length > 0) : undefined;
    room.play(seat as number, room.suggest(seat as number, random));
  }
  const { isOver, atTable } = verifyRecord(localRecord(room, selfSigner), GAMES);
  expect(isOver).toBe(true);
  expect(atTable?.standInMoves).toBe(4);
});
