import type { Bot } from '@coven/bots';
import { commitmentOf, FastRandom, writeRecord } from '@coven/core';
import { botsOf, GAMES, loadGameWords } from '@coven/games';
import { selfSigner } from '@coven/protocol/record-signature';
import { LocalSession } from '@coven/session';
import { type Context, command, EXIT, type ExitCode } from '../command.ts';
import { readOptionFile, readText, writeText } from '../file.ts';
import { NO_PAINT, paintFor } from '../paint.ts';
import { botsFrom, PLAN_FLAGS, planOf } from '../plan.ts';
import { drawingOf } from '../play/drawings.ts';
import { sealLines, standingLines } from '../play/ending.ts';
import { opponentLines } from '../play/opponents.ts';
import { RecordFile } from '../play/record-file.ts';
import { liveScreen, plainScreen, type Screen } from '../play/screen.ts';
import { keptTable, newTable, type TableSetup } from '../play/table-setup.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { UsageError } from '../usage.ts';

/** How long a bot may think, in milliseconds. */
const BOT_BUDGET = 300;

export const play = command({
  flags: {
    ...PLAN_FLAGS,
    bots: { ...PLAN_FLAGS.bots, about: 'opponents' },
    name: { kind: 'text', value: 'NAME' },
    seed: { kind: 'text', value: 'S', about: 'play-seed' },
    record: { kind: 'text', value: 'FILE' },
    resume: { kind: 'text', value: 'FILE' },
    plain: { kind: 'switch' },
  },
  operands: ['[GAME]'],
  async run(context, { flags, operands }) {
    const { record, resume } = flags;
    if (resume !== undefined && operands[0] !== undefined) throw new UsageError('extra-operand', { text: operands[0] });
    // Report usage errors before the screen changes.
    const kept = resume === undefined ? undefined : await resumed(context, resume, flags.option);
    const file = record === undefined ? resume && RecordFile.again(resume) : RecordFile.fresh(record);
    const named = operands[0] ?? (GAMES.length === 1 ? GAMES[0]?.id : undefined);
    const early = kept?.plan ?? (named === undefined ? undefined : await planOf(named, flags));
    const isLive = !flags.plain && process.stdout.isTTY && process.stdin.isTTY && process.env.TERM !== 'dumb';
    const asking = early ? undefined : plainScreen();
    const chosen = asking ? await chooseGame(context, asking) : undefined;
    const plan = early ?? (chosen === undefined ? undefined : await planOf(chosen, flags));
    if (isLive || plan === undefined) asking?.close();
    if (plan === undefined) return leave(context, 'play.no-game');

    const strongest = botsOf(plan.game.id).at(-1) as Bot;
    const others = () => botsFrom(plan.game.id, plan.seats - 1, flags.bots, strongest);
    const setup = kept ?? newTable(context.common, plan, others(), flags);
    const screen = isLive ? liveScreen() : (asking ?? plainScreen());
    try {
      return await playAt(context, screen, setup, strongest, file || undefined);
    } finally {
      screen.close();
    }
  },
});

async function resumed({ common }: Context, file: string, options: readonly string[]): Promise<TableSetup> {
  return keptTable(common, file, await readText(file), await Promise.all(options.map(readOptionFile)));
}

async function playAt(
  context: Context,
  screen: Screen,
  { plan, ...seating }: TableSetup,
  adviser: Bot,
  file: RecordFile | undefined,
): Promise<ExitCode> {
  const { say, common, language } = context;
  const words = await loadGameWords(plan.game.id, language);
  const { players, secret, log } = seating;
  const session: LocalSession = new LocalSession({
    ...plan,
    ...seating,
    id: 'terminal',
    random: new FastRandom(secret, log.length),
    budget: BOT_BUDGET,
    keep: () => file?.write(session),
  });
  const drawing = await drawingOf(plan.game.id);
  const parts = { plan, session, players, adviser, words, drawing };
  const game = new TerminalGame(context, parts, screen, screen.isLive ? paintFor(process.stdout, process.env) : NO_PAINT);
  if (!screen.isLive) {
    const welcome = say('play.welcome', { commitment: commitmentOf(secret) });
    screen.show([words.name, welcome, ...opponentLines(common, words, players)]);
  }
  const end = await game.play();
  screen.leave();
  if (end !== 'over') {
    if (file) screen.show([say('play.kept', { file: file.file })]);
    if (end === 'input-ended') return leave(context, 'play.input-ended');
    screen.show([say('play.goodbye')]);
    return EXIT.fine;
  }
  const record = session.record(selfSigner);
  const name = (seat: number) => players[seat]?.name ?? '';
  screen.show([words.name, ...standingLines(record.result ?? [], words, common, name), ...sealLines(context, record)]);
  if (file) screen.show([say('play.saved', { file: file.file })]);
  else await offerToSave(context, screen, writeRecord(record));
  return EXIT.fine;
}

/** The input ended: a person said goodbye with Ctrl-D, a program wrote too little. */
function leave({ say, out, note }: Context, key: 'play.no-game' | 'play.input-ended'): ExitCode {
  if (process.stdin.isTTY) {
    out(say('play.goodbye'));
    return EXIT.fine;
  }
  note(`coven: ${say(key)}`);
  return EXIT.rejected;
}

async function chooseGame({ say, language }: Context, screen: Screen): Promise<string | undefined> {
  const names = await Promise.all(GAMES.map(async ({ id }, at) => `  ${at + 1}. ${(await loadGameWords(id, language)).name}`));
  for (;;) {
    screen.show([say('play.which-game'), ...names]);
    const line = await screen.ask('> ');
    if (line === undefined) return undefined;
    const text = line.trim().toLowerCase();
    const chosen = GAMES[Number(text) - 1] ?? GAMES.find(({ id }) => id === text);
    if (chosen) return chosen.id;
  }
}

async function offerToSave({ say }: Context, screen: Screen, text: string): Promise<void> {
  for (;;) {
    const file = (await screen.ask(`${say('play.save')} `))?.trim();
    if (!file) return;
    try {
      await writeText(file, text);
      screen.show([say('play.saved', { file })]);
      return;
    } catch (error) {
      if (!(error instanceof UsageError) || error.code !== 'file-not-written') throw error;
      screen.show([say('usage.file-not-written', error.args as { file: string; why: string })]);
    }
  }
}
