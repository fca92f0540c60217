import { completeOptions, FastRandom, isRefusal, openGame, type Step, type Types, viewersOf } from '@coven/core';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { Play } from '../src/rooms/play.ts';
import { Telling } from '../src/rooms/telling.ts';

const SEED = '00'.repeat(32);
const SEATS = 3;

test.each(GAMES)('what is told of $id says exactly what the update says', (game) => {
  const nonces = Array.from({ length: SEATS }, () => null);
  const options = completeOptions(game, SEATS);
  const setup = { game: game.id, version: game.version, seats: SEATS, options, commitment: SEED, nonces };
  const play = new Play(openGame(game, SEATS), setup, SEED, undefined);
  const random = new FastRandom('telling', 1);
  const compare = (step: Step<Types>, head: string | null, signature: string | undefined) => {
    const telling = new Telling(play, step, head, signature);
    for (const viewer of viewersOf(SEATS)) {
      const shown = play.table.shown(step, viewer);
      const takenBack = play.table.takenBack(step, viewer);
      const update = { ...play.catchUp(viewer, play.table.cursor(viewer), head), shown, signature };
      const told = takenBack.length > 0 ? { ...update, takenBack } : update;
      expect(JSON.parse(telling.text(viewer))).toEqual(JSON.parse(JSON.stringify(told)));
    }
  };
  compare(play.deal(), null, undefined);
  for (let at = 0; at < 150 && !play.table.isOver(); at++) {
    const seat = random.below(SEATS);
    const texts = play.table.moves(seat).map((move) => play.table.rules.format(move));
    const text = play.table.mayUndo(seat) && random.below(4) === 0 ? 'undo' : texts[random.below(texts.length)];
    const step = text === undefined ? undefined : play.move(seat, text);
    if (step && !isRefusal(step)) compare(step, at % 2 === 0 ? SEED : null, at % 3 === 0 ? 'ab' : undefined);
  }
});
