import { beginnerOf } from '@coven/bots';
import { commitmentOf, FastRandom, writeRecord } from '@coven/core';
import { allBotsOf, GAMES, hintsOf, loadGameWords } from '@coven/games';
import { selfSigner } from '@coven/protocol/record-signature';
import { LocalRoom, localRecord } from '@coven/room';
import { type Context, command, EXIT, type ExitCode } from '../command.ts';
import { readOptionFile, readText } from '../file.ts';
import { botsFrom, gameOf, PLAN_FLAGS, planOf } from '../plan.ts';
import { departureLines, inputEnded, leave, offerToSave } from '../play/departure.ts';
import { sealLines, standingLines } from '../play/ending.ts';
import { opponentLines } from '../play/opponents.ts';
import { ownSeat } from '../play/own-seat.ts';
import { RecordFile } from '../play/record-file.ts';
import { liveScreen, mayDraw, plainScreen, type Screen } from '../play/screen.ts';
import { BOT_BUDGET, keptTable, newTable, type TableSetup } from '../play/table-setup.ts';
import { teach } from '../play/teach.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { shownGame } from '../play/terminal-table.ts';
import { UsageError } from '../usage.ts';

export const play = command({
  flags: {
    ...PLAN_FLAGS,
    bots: { ...PLAN_FLAGS.bots, about: 'opponents' },
    name: { kind: 'text', value: 'NAME' },
    seed: { kind: 'text', value: 'S', about: 'play-seed' },
    record: { kind: 'text', value: 'FILE' },
    resume: { kind: 'text', value: 'FILE' },
    lesson: { kind: 'switch' },
    plain: { kind: 'switch' },
  },
  operands: ['[GAME]', '[LESSON]'],
  async run(context, { flags, operands }) {
    const { record, resume } = flags;
    const [taught, lesson] = operands;
    if (flags.lesson) return teach(context, gameOf(taught ?? GAMES[0]?.id ?? ''), lesson, flags);
    if (lesson !== undefined) throw new UsageError('extra-operand', { text: lesson });
    if (resume !== undefined && operands[0] !== undefined) throw new UsageError('extra-operand', { text: operands[0] });
    // Report usage errors before the screen changes.
    const kept = resume === undefined ? undefined : await resumed(context, resume, flags.option);
    const file = fileOf(record, resume);
    const farewell = () => [...departureLines(context, file), context.say('play.goodbye')];
    const named = operands[0] ?? (GAMES.length === 1 ? GAMES[0]?.id : undefined);
    const early = kept?.plan ?? (named === undefined ? undefined : await planOf(named, flags));
    const isLive = !flags.plain && mayDraw();
    const asking = early ? undefined : plainScreen(farewell);
    const chosen = asking ? await chooseGame(context, asking) : undefined;
    const plan = early ?? (chosen === undefined ? undefined : await planOf(chosen, flags));
    if (isLive || plan === undefined) asking?.close();
    if (plan === undefined) return inputEnded(context, 'play.no-game');

    const known = await allBotsOf(plan.game.id);
    const others = () => botsFrom(known, plan.seats - 1, flags.bots, beginnerOf(known));
    const setup = kept ?? newTable(context.common, plan, others(), flags);
    const screen = isLive ? liveScreen(farewell) : (asking ?? plainScreen(farewell));
    try {
      return await playAt(context, screen, setup, file);
    } finally {
      screen.close();
    }
  },
});

function fileOf(record: string | undefined, resume: string | undefined): RecordFile | undefined {
  if (record !== undefined) return new RecordFile(record, 'nothing');
  return resume === undefined ? undefined : new RecordFile(resume, 'unfinished');
}

async function resumed({ common }: Context, file: string, options: readonly string[]): Promise<TableSetup> {
  return keptTable(common, file, await readText(file), await Promise.all(options.map(readOptionFile)));
}

async function playAt(context: Context, screen: Screen, { plan, ...seating }: TableSetup, file: RecordFile | undefined): Promise<ExitCode> {
  const { say, common, language } = context;
  const { players, secret, log } = seating;
  const session: LocalRoom = new LocalRoom({
    ...plan,
    ...seating,
    id: 'terminal',
    random: new FastRandom(secret, log.length),
    budget: BOT_BUDGET,
    hints: hintsOf(plan.game.id),
    keep: () => file?.write(session),
  });
  const shown = await shownGame(plan.game, language);
  const { words, levelOf } = shown;
  const seat = ownSeat({ session, players, common });
  const game = new TerminalGame(context, { ...shown, seat, fades: plan.rules.fades }, screen);
  if (!screen.isLive) {
    const welcome = say('play.welcome', { commitment: commitmentOf(secret), help: say('verb.help') });
    screen.show([words.name, welcome, ...opponentLines(common, words, levelOf, players)]);
  }
  const end = await game.play();
  if (end === 'quit' || end === 'input-ended') return leave(context, screen, end, departureLines(context, file));
  await game.showEnd();
  screen.leave();
  const record = localRecord(session, selfSigner);
  const name = (seat: number) => players[seat]?.name ?? '';
  screen.show([words.name, ...standingLines(record.result ?? [], words, common, name), ...sealLines(context, record)]);
  if (file) screen.show(departureLines(context, file));
  else await offerToSave(context, screen, writeRecord(record));
  return EXIT.fine;
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
