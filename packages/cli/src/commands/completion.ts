import { GAMES } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { command, EXIT } from '../command.ts';
import { COMPLETION_SCRIPTS } from '../completion-script.ts';
import { UsageError } from '../usage.ts';

export const completion = command({
  flags: {},
  operands: ['bash|zsh|fish'],
  async run(context, { operands }) {
    const [shell = ''] = operands;
    if (!isShell(shell)) throw new UsageError('unknown-shell', { text: shell, known: Object.keys(COMPLETION_SCRIPTS).join(', ') });
    const script = COMPLETION_SCRIPTS[shell];
    context.out(script(await context.references(), { games: GAMES.map(({ id }) => id), languages: LANGUAGES }));
    return EXIT.fine;
  },
});

function isShell(text: string): text is keyof typeof COMPLETION_SCRIPTS {
  return Object.hasOwn(COMPLETION_SCRIPTS, text);
}
