import { type Chance, openGame, type Rules, type Types } from '@coven/core';
import { casesOf, checkHiddenChoices, type Wire } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { Session } from '../src/session.ts';
import { UpdateEncoder } from '../src/update-encoder.ts';

const NO_CHANCE: Chance = {
  draw: () => {
    throw new Error('only looked at');
  },
};

/** The bytes of the whole update that a viewer would be sent after a step. */
const sent: Wire<Types> = (table, step, viewer) => {
  const session = new Session(
    { rules: table.rules as Rules, setup: table.setup, chance: NO_CHANCE, secret: 'ab'.repeat(32) },
    { table: table.snapshot(), openHead: null, memories: {} },
  );
  const caught = { shown: table.shown(step, viewer), takenBack: table.takenBack(step, viewer) };
  return `${table.tells(step, viewer)} ${new UpdateEncoder(session, { head: null }).whole(viewer, { sent: undefined }, caught)}`;
};

test('a hidden choice does not change a byte of what others are sent', () => {
  const compared = GAMES.map((game) => {
    const options = game.options.some(({ id }) => id === 'characters') ? { characters: 'random' } : {};
    const rules = openGame(game, 3, options);
    let count = 0;
    for (let seed = 1; seed <= casesOf(4, 40); seed++) count += checkHiddenChoices(rules, seed, sent);
    return count;
  });
  // In some games every choice is open.
  expect(compared.filter((count) => count > 100).length).toBeGreaterThan(1);
});

test('the bytes can tell: an update with the number of entries in it', () => {
  const whirling = GAMES.find(({ id }) => id === 'whirling') as (typeof GAMES)[number];
  const rules = openGame(whirling, 3, { characters: 'random' });
  const counted: Wire<Types> = (table, step, viewer) =>
    sent(table, step, viewer).replace('"decision":', `"entries":${table.length},"decision":`);
  const check = () => {
    for (let seed = 1; seed <= 10; seed++) checkHiddenChoices(rules, seed, counted);
  };
  expect(check).toThrow('a hidden choice makes no difference');
});
