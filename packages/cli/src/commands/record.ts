import { type Bot, botsOf, SelfPlay } from '@coven/bots';
import {
  commitmentOf,
  type Entry,
  FastRandom,
  type GameRecord,
  isRefusal,
  type Options,
  RECORD_FORMAT,
  type Step,
  sealedOptions,
  seedOf,
  setupOf,
  Table,
  type Types,
  writeRecord,
} from '@coven/core';
import { command, EXIT } from '../command.ts';
import { botsFrom, PLAN_FLAGS, type Plan, planOf } from '../plan.ts';
import { secretFrom } from '../secret.ts';

export const record = command({
  flags: { ...PLAN_FLAGS, seed: { kind: 'text', value: 'S' } },
  operands: ['GAME'],
  async run(_context, { flags, operands }) {
    const plan = await planOf(operands[0] as string, flags);
    const bots = botsFrom(plan.game.id, plan.seats, flags.bots, botsOf(plan.game.id)[0] as Bot);
    process.stdout.write(writeRecord(selfPlayed(plan, bots, flags.seed ?? '1')));
    return EXIT.fine;
  },
});

/** A whole game by bots: the same for the same seed. */
function selfPlayed({ game, options, rules }: Plan, bots: readonly Bot[], seedText: string): GameRecord {
  const secret = secretFrom(seedText);
  const sealed: Options = sealedOptions(game, options);
  const front = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options: sealed,
    players: bots.map(({ id }) => ({ name: id, bot: id })),
    commitment: commitmentOf(secret),
    nonces: bots.map(() => null),
    secret,
  } as const;
  const table = new Table(rules, setupOf(front));
  const play = new SelfPlay(rules, bots, new FastRandom(seedText), 0);
  const seed = seedOf(secret, front.nonces);
  const log: Entry[] = [];
  const take = (step: Step<Types>) => {
    log.push(...step.entries);
    for (const event of step.events) play.tell?.(event);
  };
  take(table.deal(seed));
  for (let turn = table.turn(); turn.kind === 'seats'; turn = table.turn()) {
    const seat = (turn.seats[0] as (typeof turn.seats)[number]).seat;
    const step = table.play(seat, rules.format(play.choose(table.state, seat)), seed);
    if (isRefusal(step)) throw new Error(`a bot was refused: ${step.reason}`);
    take(step);
  }
  return { ...front, log, head: table.head, result: rules.standings(table.state) };
}
