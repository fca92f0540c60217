import { GAMES } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { command, EXIT } from '../command.ts';
import { completionScript, isShell, SHELLS } from '../completion-script.ts';
import { UsageError } from '../usage.ts';

export const completion = command({
  flags: {},
  operands: ['bash|zsh|fish'],
  async run(context, { operands }) {
    const [shell = ''] = operands;
    if (!isShell(shell)) throw new UsageError('unknown-shell', { text: shell, known: SHELLS.join(', ') });
    context.out(completionScript(shell, await context.references(), { games: GAMES.map(({ id }) => id), languages: LANGUAGES }));
    return EXIT.fine;
  },
});
