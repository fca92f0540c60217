import { labelled } from '@coven/web/words/words.svelte.ts';
import type { Pieces } from '@coven/words';
import type { OccupierView } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';
import type { KonotopBoard } from './board.ts';

/** An occupier for a screen reader: numbers, sides, who would get what, and what the held card would change. */
export function occupierLabel(words: KonotopWords, pieces: Pieces, now: OccupierView, then: OccupierView | null): string {
  const { say } = words;
  const occupier = words.piece('occupier', now.occupier);
  const sides = now.sides.flatMap((side, seat) => {
    if (side.cards.length === 0) return [];
    const cards = side.cards.map(({ card, copies, times }) => {
      const name = words.piece('card', card);
      return `${copies > 1 ? `${copies} ` : ''}${times > 1 ? say('table.counts-times', { card: name, times }) : name}`;
    });
    return [say('table.side', { who: pieces.seat(seat), strength: side.strength, cards: words.clauses(cards) })];
  });
  const parts = [
    occupier,
    say('table.threshold', { strength: now.strength, threshold: now.threshold }),
    now.falls ? say('table.falls') : say('table.missing', { missing: now.missing }),
    say('table.rewards', { rewards: now.rewards.join(', ') }),
    ...(sides.length === 0 ? [say('table.bare')] : sides),
  ];
  const awards = awardsText(now, pieces);
  if (awards !== '') parts.push(say('table.fell-now', { awards }));
  const label = `${parts.join(', ')}.`;
  if (then === null) return label;
  return then.falls
    ? `${say('table.would-fall', { occupier, strength: then.strength, awards: awardsText(then, pieces) })} ${label}`
    : `${say('table.would-stand', { occupier, strength: then.strength, threshold: then.threshold })} ${label}`;
}

function awardsText({ awards }: OccupierView, pieces: Pieces): string {
  return awards
    .filter(({ points }) => points > 0)
    .map(({ seat, points }) => `${pieces.seat(seat)} +${points}`)
    .join(', ');
}

/** The score track for a screen reader. */
export function scoresLabel({ words, players, view }: KonotopBoard): string {
  const places = players.map(({ name }, seat) => `${name} ${view.scores[seat] ?? 0}`);
  return labelled(words.say('table.track'), places.join(', '));
}
