import { GAMES } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { command, EXIT } from '../command.ts';
import { completionScript, isShell, SHELLS } from '../completion-script.ts';
import { allReferences } from '../reference.ts';
import { UsageError } from '../usage.ts';

export const completion = command({
  flags: {},
  operands: ['bash|zsh|fish'],
  async run(context, { operands }) {
    const [shell = ''] = operands;
    if (!isShell(shell)) throw new UsageError('unknown-shell', { text: shell, known: SHELLS.join(', ') });
    const references = await allReferences(context);
    context.out(completionScript(shell, references, { games: GAMES.map(({ id }) => id), languages: LANGUAGES }));
    return EXIT.fine;
  },
});
