import type { Part } from '@coven/web/explain/explanations.ts';
import type { Blackmore } from '../rules/index.ts';
import type { messages as en } from '../words/explain/en.ts';

const PLACES = 9;

/** Everything that lies on the table, the smallest things first. */
export const parts: readonly Part<Blackmore, typeof en>[] = [
  { at: '.num:has([href$="#ui-hand"])', key: 'hand-size', rule: 'BM-6.1' },
  { at: '.num:has([href$="#ui-trophy"])', key: 'won', rule: 'BM-3.5' },
  { at: '.num:has([href$="#ui-coin"])', key: 'score', rule: 'BM-5.2' },
  { at: '.spark', key: 'spark', rule: 'BM-3.3' },
  { at: '.tag', key: 'led', rule: 'BM-3.1' },
  { at: '.badge', key: 'trump-badge', rule: 'BM-3.3' },
  { at: '.rank', key: 'strength', rule: 'BM-2.3' },
  {
    at: '.wheel-ring .num',
    key: 'wheel-number',
    rule: 'BM-2.3',
    now({ view }, element, say) {
      const number = Number(element.textContent);
      const place = view.ranking.indexOf(number) + 1;
      return place === 0 ? undefined : say('wheel-number.now', { number, place, weaker: PLACES - place });
    },
  },
  { at: '.wheel-ring', key: 'wheel', rule: 'BM-2.3' },
  { at: '.pile', key: 'trump', rule: 'BM-1.2' },
  { at: '.stock', key: 'deck', rule: 'BM-4.1' },
  { at: '.slot.gone', key: 'crowned', rule: 'BM-3.4' },
  { at: '.lay .slot', key: 'place', rule: 'BM-3.2' },
  { at: '.lay .card', key: 'laid', rule: 'BM-3.3' },
  { at: '.hand .card', key: 'card', rule: 'BM-3.2' },
  { at: '.cards li', key: 'trump-pile', rule: 'BM-3.4' },
  { at: '.hidden-scores', key: 'hidden-scores', rule: 'BM-6.1' },
  { at: '.piles .sum', key: 'score', rule: 'BM-5.2' },
  { at: '.piles .fan', key: 'won-cards', rule: 'BM-5.2' },
  { at: '.sigil', key: 'sigil', rule: 'BM-1.4' },
];
