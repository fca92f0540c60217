import type { GameRecord } from '@coven/core';
import { allBotsOf, botsOf, GAMES, levelsOf } from '@coven/games';
import { expect, test } from 'vitest';
import { PLAYABLE_IDS, playableGame, recordedGame } from '../src/worker/games/registry.ts';

test('the Worker plays every game there is, with exactly its bots', async () => {
  expect(PLAYABLE_IDS).toEqual(GAMES.map(({ id }) => id));
  for (const game of GAMES) {
    const playable = await playableGame(game.id);
    expect(playable.game).toBe(game);
    expect(playable.bots).toEqual(botsOf(game.id));
    const strongest = levelsOf(game.id).at(-1)?.id;
    const { bots } = await playableGame(game.id, [undefined, strongest]);
    expect(JSON.stringify(bots)).toBe(JSON.stringify(await allBotsOf(game.id)));
  }
});

test('an unknown game is refused by name, as the fault of a record only where there is one', async () => {
  const record = { game: 'chess' } as GameRecord;
  await expect(recordedGame(record)).rejects.toMatchObject({ code: 'record-unknown-game', args: { game: 'chess' } });
  await expect(playableGame('chess')).rejects.toThrow(new Error('no game chess'));
});
