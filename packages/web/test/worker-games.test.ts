import { botsOf } from '@coven/bots';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { PLAYABLE_IDS, playableGame } from '../src/worker/games/registry.ts';

test('the Worker plays every game there is, with exactly its bots', async () => {
  expect(PLAYABLE_IDS).toEqual(GAMES.map(({ id }) => id));
  for (const game of GAMES) {
    const playable = await playableGame(game.id);
    expect(playable.game).toBe(game);
    expect(playable.bots).toEqual(botsOf(game.id));
  }
});

test('an unknown game is refused by name', async () => {
  await expect(playableGame('chess')).rejects.toMatchObject({ code: 'record-unknown-game', args: { game: 'chess' } });
});
