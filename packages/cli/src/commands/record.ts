import type { Bot } from '@coven/bots';
import { FastRandom, type GameRecord, writeRecord } from '@coven/core';
import { allBotsOf } from '@coven/games';
import { selfSigner } from '@coven/protocol/record-signature';
import { LocalRoom, localRecord } from '@coven/room';
import { command, EXIT } from '../command.ts';
import { botsFrom, DEFAULT_SEED, PLAN_FLAGS, type Plan, planOf } from '../plan.ts';
import { secretFrom } from '../secret.ts';

export const record = command({
  flags: { ...PLAN_FLAGS, seed: { kind: 'text', value: 'S', default: DEFAULT_SEED } },
  operands: ['GAME'],
  async run({ out }, { flags, operands }) {
    const plan = await planOf(operands[0] as string, flags);
    const known = await allBotsOf(plan.game.id);
    const bots = botsFrom(known, plan.seats, flags.bots, known[0]);
    out(writeRecord(selfPlayed(plan, bots, flags.seed ?? DEFAULT_SEED)).trimEnd());
    return EXIT.fine;
  },
});

/** A game played by bots; the same seed gives the same game. */
function selfPlayed({ game, options, rules }: Plan, bots: readonly Bot[], seed: string): GameRecord {
  const session = new LocalRoom({
    id: 'record',
    game,
    version: game.version,
    rules,
    options,
    players: bots.map(({ id }) => ({ name: id, bot: id })),
    bots,
    secret: secretFrom(seed),
    salts: bots.map(() => null),
    nonces: bots.map(() => null),
    random: new FastRandom(seed),
    budget: null,
  });
  session.begin();
  for (let seat = session.awaitedBot; seat !== undefined; seat = session.awaitedBot) session.playBot(seat);
  return localRecord(session, selfSigner);
}
