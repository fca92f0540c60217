import { GAMES } from '@coven/games';
import { command, EXIT } from '../command.ts';
import { existsGame, isGameName, writeGame } from '../new-game/write.ts';
import { Usage } from '../usage.ts';

export const newGame = command({
  flags: {},
  operands: ['NAME'],
  async run({ out, say }, { operands }) {
    const [name = ''] = operands;
    if (!isGameName(name)) throw new Usage('bad-game-name', { text: name });
    if (existsGame(name)) throw new Usage('game-exists', { text: name });
    const folder = await writeGame(name, new Set(GAMES.flatMap(({ rules }) => rules[0]?.number.slice(0, 2) ?? [])));
    out(say('new-game.written', { folder }));
    for (const line of [`coven play ${name}`, 'npm run dev', `npx vitest run games/${name}`]) out(`  ${line}`);
    return EXIT.fine;
  },
});
