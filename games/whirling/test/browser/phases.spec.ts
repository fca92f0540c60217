import { deepBut } from '../../../../packages/web/e2e/support/deep.ts';
import { type LeftGame, leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import {
  expectAccessible,
  expectNoSideways,
  expectSymbols,
  prompt,
  snapshot,
  withSettings,
} from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import type { View } from '../../rules/index.ts';
import { plainly, SETTINGS } from './support.ts';

const PLAYERS = [{ name: 'Ярослава-Магдалина' }, { name: 'Morgana', bot: 'greedy' }, { name: 'Sybil', bot: 'greedy' }];
/** Four cards for each of the first two seats, so that the next ones are the third's, whose hand comes to the first. */
const BETWEEN = [
  'lost-arcana',
  'void-storm',
  'tome-of-midnight',
  'web-lore',
  'croaking-lore',
  'spore-lore',
  'shedding-brew',
  'binding-spell',
];
const LOW = ['spell-of-discovery', 'shattering-spell', 'warty-brew'];

interface Scene extends Omit<LeftGame<View>, 'game' | 'players' | 'options'> {
  readonly characters: 'initiate' | 'draft' | 'random';
  /** What the ribbon marks. */
  readonly step: string;
  /** What can be done here that cannot be done elsewhere. */
  readonly offers: RegExp;
}

/** One of the moves if it is offered, in this order. */
function prefer(wanted: readonly string[], otherwise: LeftGame<View>['choose']): LeftGame<View>['choose'] {
  return (moves, seat, view) => (seat === 0 ? wanted.find((move) => moves.includes(move)) : undefined) ?? otherwise(moves, seat, view);
}

const THEMES: readonly string[] = ['night', 'morning'];

const SCENES: Readonly<Record<string, Scene>> = {
  'the draft': {
    characters: 'draft',
    deck: ['witch-of-all-trades', 'untamed'],
    choose: plainly([]),
    isReached: () => true,
    step: 'Characters',
    offers: /^Keep Witch of All Trades/,
  },
  'the growth of the Untamed': {
    characters: 'random',
    deck: ['untamed', 'whirlwind', 'trickster'],
    choose: plainly([]),
    isReached: ({ phase }) => phase === 'grow',
    step: 'Growth',
    offers: /^Take three: toad/,
  },
  'a pick': {
    characters: 'initiate',
    deck: ['whirling-secret', 'lost-arcana'],
    choose: plainly([]),
    isReached: ({ phase }) => phase === 'pick',
    step: 'Play',
    offers: /^Turn Whirling Secret round/,
  },
  'the random card of the Daredevil': {
    characters: 'random',
    deck: ['daredevil', 'whirlwind', 'trickster'],
    choose: prefer(['blind'], plainly([])),
    isReached: ({ phase, players }) => phase === 'arcana' && players[0]?.mayName === true,
    step: 'Arcana',
    offers: /^Trigger one more effect: raven/,
  },
  'all three arcana': {
    characters: 'initiate',
    deck: ['lost-arcana'],
    choose: plainly(['play lost-arcana']),
    isReached: ({ phase }) => phase === 'arcana',
    step: 'Arcana',
    offers: /^Grimoire: take shadow heart inputs from the supply/,
  },
  'a grimoire of the Scholar': {
    characters: 'random',
    deck: ['grimoire-scholar', 'whirlwind', 'trickster', 'warty-brew'],
    choose: plainly(['play warty-brew']),
    isReached: ({ phase }) => phase === 'brew',
    step: 'Brew',
    offers: /^Pay two mandrakes .* to take shadow heart inputs/,
  },
  'any output of the Toad Whisperer': {
    characters: 'random',
    deck: ['toad-whisperer', 'whirlwind', 'trickster'],
    choose: prefer(['use toad-whisperer'], plainly([])),
    isReached: ({ own }) => own?.using === 'toad-whisperer',
    step: 'Brew',
    offers: /^Make shadow heart/,
  },
  'five kinds of the Witch of All Trades': {
    characters: 'random',
    deck: ['witch-of-all-trades', 'whirlwind', 'trickster', 'river-sorcery', ...BETWEEN.slice(0, 7), ...LOW, 'creeping-magic'],
    choose: (moves, seat, view) => {
      const uses = view.round === 2 ? ['use river-sorcery', 'use creeping-magic'] : [];
      return prefer(uses, plainly(['play river-sorcery', 'play creeping-magic']))(moves, seat, view);
    },
    isReached: ({ own }) => own?.made.every((count) => count > 0) ?? false,
    step: 'Brew',
    offers: /^Finish and move 1 shadow heart into your circle/,
  },
};

const SCENES_IN_LIGHT = Object.entries(SCENES).flatMap(([name, scene]) =>
  THEMES.map((theme) => ({ name, scene, theme, title: `${name} (${theme})` })),
);

for (const { name, scene, theme, title } of SCENES_IN_LIGHT) {
  test(`${title}: offered, marked in the ribbon, and accessible`, deepBut('all three arcana (night)')(title), async ({ page }) => {
    const { characters, step, offers, ...left } = scene;
    await withSettings(page, { ...SETTINGS, theme });
    await page.goto(await leaveGame<View>(page, { ...left, game: 'whirling', players: PLAYERS, options: { characters } }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('button', { name: offers }).first()).toBeVisible();
    await expect(page.locator('.board [aria-current="step"]')).toHaveText(step);
    await expectNoSideways(page);
    // The table was opened by itself: no other page has brought its symbols.
    await expectSymbols(page);
    await snapshot(page, `whirling-${name.replaceAll(' ', '-')}-${theme}`);
    await expectAccessible(page);
  });
}

test('with every effect used nothing is said to be lost, and signs keep to the pictures of the log', async ({ page }) => {
  await withSettings(page, SETTINGS);
  const path = await leaveGame<View>(page, {
    game: 'whirling',
    players: PLAYERS,
    deck: ['lost-arcana'],
    choose: (moves, seat, view) =>
      (seat === 0 ? moves.find((move) => /^(potion|raven|grimoire) /.test(move)) : undefined) ??
      plainly(['play lost-arcana'])(moves, seat, view),
    isReached: ({ phase, own }) => phase === 'arcana' && Object.values(own?.left ?? {}).every((left) => left === 0),
  });
  await page.goto(path);
  await expect(prompt(page)).toContainText('All effects used: go on.');
  await expect(prompt(page)).not.toContainText('lost');
  const pictures = page.getByRole('region', { name: 'Game log' }).locator('.clause:has(svg)');
  await expect(pictures.first()).toBeVisible();
  const wraps = await pictures.evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).whiteSpace)).size);
  expect(wraps).toBe(1);
  await expect(pictures.first()).toHaveCSS('white-space', 'nowrap');
});

for (const theme of THEMES) {
  test(`a finished game: the result, and a last look at the table (${theme})`, deepBut('morning')(theme), async ({ page }) => {
    await withSettings(page, { ...SETTINGS, theme });
    // Whatever can be used is used: somebody overflows before long.
    const choose: LeftGame<View>['choose'] = (moves, seat, view) =>
      view.players[seat]?.isDone ? undefined : (moves.find((move) => /^(use|fill|make) /.test(move)) ?? plainly([])(moves, seat, view));
    const path = await leaveGame<View>(page, {
      game: 'whirling',
      players: PLAYERS,
      deck: [],
      choose,
      isReached: ({ phase }) => phase === 'over',
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
    await expectNoSideways(page);
    await snapshot(page, `whirling-result-${theme}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expect(prompt(page)).toBeVisible();
    await snapshot(page, `whirling-over-${theme}`);
    await expectAccessible(page);
  });
}
