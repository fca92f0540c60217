import { completeOptions, FastRandom, type Game } from '@coven/core';
import { botsOf, hintsOf, loadGameWords, loadLessonTexts, loadMotives, loadRuleTexts } from '@coven/games';
import { LessonRun, LocalRoom } from '@coven/room';
import { castOf } from '@coven/words';
import { botLevels } from '../bot-levels.ts';
import { type Context, EXIT, type ExitCode } from '../command.ts';
import { NO_PAINT, paintFor } from '../paint.ts';
import { randomSecret } from '../secret.ts';
import { inputEnded } from './departure.ts';
import { drawingOf } from './drawings.ts';
import { standingLines } from './ending.ts';
import { lessonOf, lessonWords } from './lesson-files.ts';
import { OwnSeat } from './own-seat.ts';
import { liveScreen, mayDraw, plainScreen } from './screen.ts';
import { BOT_BUDGET } from './table-setup.ts';
import { TerminalGame } from './terminal-game.ts';
import { TerminalLesson } from './terminal-lesson.ts';

/** A lesson, and a game with hints from where it leads. */
export async function teach(
  context: Context,
  game: Game,
  name: string | undefined,
  flags: { readonly plain: boolean; readonly name: string | undefined },
): Promise<ExitCode> {
  const { say, common, language } = context;
  const lesson = lessonOf(game.id, name);
  const words = await loadGameWords(game.id, language);
  const told = await lessonWords(language);
  const texts = await loadLessonTexts(game.id, lesson.id, language);
  const names = castOf(lesson, texts, flags.name ?? common('seat.guest'));
  const farewell = () => [say('play.goodbye')];
  const screen = !flags.plain && mayDraw() ? liveScreen(farewell) : plainScreen(farewell);
  const paint = screen.isLive ? paintFor(process.stdout, process.env) : NO_PAINT;
  const drawing = await drawingOf(game.id);
  try {
    const run = new LessonRun(game, lesson, names);
    const end = await new TerminalLesson({ say, told, texts, common }, { run, words, drawing, names }, screen, paint).learn();
    if (end !== 'learned') screen.leave();
    if (end === 'input-ended') return inputEnded(context, 'play.input-ended');
    if (end === 'quit') {
      screen.show([say('play.goodbye')]);
      return EXIT.fine;
    }
    const { rules } = run.table;
    const { seats, version, learner, ending } = lesson;
    const options = completeOptions(game, seats, lesson.options ?? {});
    const kind = botsOf(game.id).find(({ id }) => id === ending.bot) ?? null;
    const players = names.map((player, seat) => (seat === learner ? { name: player } : { name: player, bot: ending.bot }));
    const secret = randomSecret();
    const session = new LocalRoom({
      id: 'terminal',
      game,
      version,
      options,
      rules,
      players,
      bots: names.map((_, seat) => (seat === learner ? null : kind)),
      secret,
      nonces: names.map(() => null),
      log: run.endingLog(),
      random: new FastRandom(secret),
      budget: BOT_BUDGET,
      hints: hintsOf(game.id),
    });
    const seat = new OwnSeat({ session, common, seat: learner, turns: ending.turns });
    const parts = {
      game,
      notation: rules,
      fades: rules.fades,
      seat,
      players,
      words,
      drawing,
      ruleTexts: await loadRuleTexts(game.id, language),
      motives: await loadMotives(game.id, language),
      levelOf: await botLevels(game.id, language),
    };
    const played = await new TerminalGame(context, parts, screen, paint).play();
    screen.leave();
    if (played === 'input-ended') return inputEnded(context, 'play.input-ended');
    const table = session.isOver ? standingLines(rules.standings(session.table.state), words, common, (seat) => names[seat] ?? '') : [];
    screen.show([...table, played === 'quit' ? say('play.goodbye') : texts('ending.done')]);
    return EXIT.fine;
  } finally {
    screen.close();
  }
}
