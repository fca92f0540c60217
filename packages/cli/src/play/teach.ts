import { completeOptions, FastRandom, type Game } from '@coven/core';
import { botsOf, hintsOf, loadLessonTexts } from '@coven/games';
import { LessonRun, LocalRoom } from '@coven/room';
import { castOf } from '@coven/words';
import { type Context, EXIT, type ExitCode } from '../command.ts';
import { randomSecret } from '../secret.ts';
import { leave } from './departure.ts';
import { standingLines } from './ending.ts';
import { lessonOf, lessonWords } from './lesson-files.ts';
import { ownSeat } from './own-seat.ts';
import { openScreen } from './screen.ts';
import { BOT_BUDGET } from './table-setup.ts';
import { TerminalGame } from './terminal-game.ts';
import { TerminalLesson } from './terminal-lesson.ts';
import { shownGame } from './terminal-table.ts';

/** A lesson, and a game with hints from where it leads. */
export async function teach(
  context: Context,
  game: Game,
  name: string | undefined,
  flags: { readonly plain: boolean; readonly name: string | undefined },
): Promise<ExitCode> {
  const { say, common, language } = context;
  const lesson = lessonOf(game.id, name);
  const shown = await shownGame(game, language);
  const told = await lessonWords(language);
  const texts = await loadLessonTexts(game.id, lesson.id, language);
  const names = castOf(lesson, texts, flags.name ?? common('seat.guest'));
  const screen = openScreen(flags, () => [say('play.goodbye')]);
  try {
    const run = new LessonRun(game, lesson, names);
    const end = await new TerminalLesson({ say, told, texts, common }, { run, shown, names }, screen).learn();
    if (end !== 'learned') return leave(context, screen, end);
    const { rules } = run.table;
    const { seats, version, learner, ending } = lesson;
    const kind = botsOf(game.id).find(({ id }) => id === ending.bot) ?? null;
    const players = names.map((player, seat) => (seat === learner ? { name: player } : { name: player, bot: ending.bot }));
    const secret = randomSecret();
    const session = new LocalRoom({
      id: 'terminal',
      game,
      version,
      options: completeOptions(game, seats, lesson.options ?? {}),
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
    const seat = ownSeat({ session, players, common, seat: learner, turns: ending.turns });
    const played = await new TerminalGame(context, { ...shown, seat, fades: rules.fades }, screen).play();
    if (played === 'quit' || played === 'input-ended') return leave(context, screen, played);
    const who = (at: number) => names[at] ?? '';
    const table = session.isOver ? standingLines(rules.standings(session.table.state), shown.words, common, who) : [];
    screen.leave();
    screen.show([...table, texts('ending.done')]);
    return EXIT.fine;
  } finally {
    screen.close();
  }
}
