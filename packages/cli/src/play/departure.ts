import { type Context, EXIT, type ExitCode } from '../command.ts';
import { writeText } from '../file.ts';
import { UsageError } from '../usage.ts';
import type { RecordFile } from './record-file.ts';
import type { Screen } from './screen.ts';

/** The input ended: a person said goodbye with Ctrl-D, a program wrote too little. */
export function inputEnded({ say, out, note }: Context, key: 'play.no-game' | 'play.input-ended'): ExitCode {
  if (process.stdin.isTTY) {
    out(say('play.goodbye'));
    return EXIT.fine;
  }
  note(`coven: ${say(key)}`);
  return EXIT.rejected;
}

/** The player leaves before the end. */
export function leave(context: Context, screen: Screen, end: 'quit' | 'input-ended', kept: readonly string[] = []): ExitCode {
  screen.leave();
  screen.show(kept);
  if (end === 'input-ended') return inputEnded(context, 'play.input-ended');
  screen.show([context.say('play.goodbye')]);
  return EXIT.fine;
}

/** What is said to a player who leaves, whichever way: what became of the game. */
export function departureLines({ say }: Context, file: RecordFile | undefined): readonly string[] {
  if (!file || file.holds === 'nothing') return [];
  return [say(file.holds === 'finished' ? 'play.saved' : 'play.kept', { file: file.file })];
}

/** Writes a record where the player wants it. */
export async function offerToSave({ say }: Context, screen: Screen, text: string): Promise<void> {
  let refused = '';
  for (;;) {
    const file = (await screen.ask(`${say('play.save')} `))?.trim();
    // A program that answers ahead would name the same file for ever.
    if (!file || file === refused) return;
    try {
      await writeText(file, text);
      screen.show([say('play.saved', { file })]);
      return;
    } catch (error) {
      if (!(error instanceof UsageError) || error.code !== 'file-not-written') throw error;
      screen.show([say('usage.file-not-written', error.args as { file: string; why: string })]);
      refused = file;
    }
  }
}
