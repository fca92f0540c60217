import { GAMES } from '@coven/games';
import { command, EXIT } from '../command.ts';
import { gameExists, isGameName, writeGame } from '../new-game/write.ts';
import { UsageError } from '../usage.ts';

export const newGame = command({
  flags: {},
  operands: ['NAME'],
  async run({ out, say }, { operands }) {
    const [name = ''] = operands;
    if (!isGameName(name)) throw new UsageError('bad-game-name', { text: name });
    if (gameExists(name)) throw new UsageError('game-exists', { text: name });
    const folder = await writeGame(name, new Set(GAMES.flatMap(({ rules }) => rules[0]?.number.slice(0, 2) ?? [])));
    out(say('new-game.written', { folder }));
    for (const line of [`coven play ${name}`, 'npm run dev', `npx vitest run games/${name}`]) out(`  ${line}`);
    return EXIT.fine;
  },
});
