import type { Part } from '@coven/web/explain/explanations.ts';
import type { Konotop } from '../rules/index.ts';
import type { messages as en } from '../words/explain/en.ts';
import { handPieces } from './picture.ts';
import { bestPlay } from './sparks.ts';

/** Everything that lies on the table, the smallest things first. */
export const parts: readonly Part<Konotop, typeof en>[] = [
  { at: '[title]:has([href$="#ui-hand"])', key: 'hand-size', rule: 'KW-7.1' },
  { at: '.coin .owner', key: 'taker', rule: 'KW-5.2' },
  { at: '.coin', key: 'reward', rule: 'KW-5.2' },
  { at: '.need', key: 'need', rule: 'KW-5.1' },
  { at: '.falls', key: 'falls', rule: 'KW-5.1' },
  { at: '.dial .ring', key: 'ring', rule: 'KW-5.1' },
  { at: '.tab', key: 'side', rule: 'KW-1.3' },
  { at: '.mini i', key: 'boosted', rule: 'KW-3.1' },
  { at: '.mini', key: 'laid', rule: 'KW-3.1' },
  { at: '.sides .side', key: 'side', rule: 'KW-1.3' },
  { at: '.badge:has([href$="#fx-another"])', key: 'fx-another', rule: 'KW-4.1' },
  { at: '.badge:has([href$="#fx-destroy"])', key: 'fx-destroy', rule: 'KW-4.2' },
  { at: '.badge:has([href$="#fx-move"])', key: 'fx-move', rule: 'KW-4.3' },
  { at: '.badge:has([href$="#fx-set"])', key: 'fx-set', rule: 'KW-3.3' },
  { at: '.badge', key: 'fx-boost', rule: 'KW-3.2' },
  {
    at: '.spark',
    key: 'spark',
    rule: 'KW-5.2',
    now({ view, moves, outlook, words }, element, say) {
      const piece = element.closest('[data-piece]')?.getAttribute('data-piece');
      const card = handPieces(view.hand).find((one) => one.piece === piece)?.card;
      const best = card && bestPlay(card, moves, outlook);
      return best && say('spark.now', { occupier: words.piece('occupier', best.on), points: best.points });
    },
  },
  { at: '.corner', key: 'strength', rule: 'KW-3.1' },
  { at: '.hand .card', key: 'card', rule: 'KW-2.2' },
  { at: '.payout', key: 'payout', rule: 'KW-5.2' },
  { at: '.occ', key: 'occupier', rule: 'KW-5.1' },
  { at: '.places .slot', key: 'gap', rule: 'KW-5.5' },
  { at: '.fallen li', key: 'fallen', rule: 'KW-5.5' },
  { at: '.step', key: 'step', rule: 'KW-2.1' },
  { at: '.pile:has([data-anchor="deck"]), .piles:has([data-anchor="deck"])', key: 'deck', rule: 'KW-6.1' },
  { at: '.pile, .piles', key: 'occupiers', rule: 'KW-1.1' },
  { at: '.stone', key: 'stone', rule: 'KW-6.3' },
  { at: '.track', key: 'track', rule: 'KW-6.3' },
  { at: '.chip b, .score', key: 'score', rule: 'KW-6.3' },
  { at: '.sigil', key: 'sigil', rule: 'KW-1.3' },
];
