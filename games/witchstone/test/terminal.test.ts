import { SelfPlay } from '@coven/bots';
import { NO_PAINT, widthOf } from '@coven/cli/paint.ts';
import type { Scene } from '@coven/cli/play/drawing.ts';
import { FastRandom, openGame } from '@coven/core';
import { LANGUAGES } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { botsOf, loadGameWords } from '../../index.ts';
import { witchstone as game, type Witchstone } from '../rules/index.ts';
import { drawing } from '../terminal/index.ts';
import type { WitchstoneWords } from '../words/index.ts';

const NAMES = ['Agatha', 'Morgana', 'Sibylla', 'Ursula'];

describe.each(LANGUAGES)('Witchstone drawn in %s', (language) => {
  test('stays within 80 columns for every viewer, and the description names all that the picture shows', async () => {
    const words = (await loadGameWords('witchstone', language)) as WitchstoneWords;
    const scene: Scene<Witchstone, WitchstoneWords> = {
      words,
      paint: NO_PAINT,
      name: (seat) => NAMES[seat] as string,
      labelled: (label, text) => `${label}: ${text}`,
      columns: () => 79,
    };
    const rules = openGame(game, 4, { scrolls: language === 'uk' ? 'hidden' : 'open' });
    const random = new FastRandom('drawing');
    const bots = new SelfPlay(
      rules,
      NAMES.map(() => botsOf('witchstone')[0] as never),
      random,
    );
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.apply(state, 'chance', rules.draw(state, random));
        continue;
      }
      for (const viewer of [state.toAct, 'spectator'] as const) {
        const view = rules.view(state, viewer);
        const picture = drawing.picture(view, scene);
        expect(picture.filter((line) => widthOf(line) > 80)).toEqual([]);
        const told = drawing.description(view, scene).join('\n');
        for (const line of [picture.join('\n'), told]) expect(line).not.toMatch(/undefined|NaN|\[object/);
        for (const name of NAMES) expect(told).toContain(name);
        for (const scroll of view.row) expect(told).toContain(words.piece('scroll', scroll));
        for (const tile of view.hand) expect(told).toContain(words.piece('pair', tile));
      }
      const moves = rules.moves(state, state.toAct);
      const remarks = moves.slice(0, 5).map((move) => drawing.remark(rules.outlook(rules.view(state, state.toAct), move), scene));
      for (const remark of remarks) expect(remark ?? '').not.toMatch(/undefined|NaN/);
      rules.apply(state, state.toAct, bots.choose(state, state.toAct));
    }
  });
});
