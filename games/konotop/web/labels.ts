import type { OccupantView } from '@coven/games/konotop';
import type { KonotopWords, Pieces } from '@coven/words';

/** An occupant for whoever listens: numbers, sides, who would get what, and what the held card would change. */
export function occupantLabel(words: KonotopWords, pieces: Pieces, now: OccupantView, then: OccupantView | null, falls: boolean): string {
  const { say } = words;
  const occupant = words.piece('occupant', now.occupant);
  const sides = now.sides.flatMap((side, seat) => {
    if (side.cards.length === 0) return [];
    const cards = side.cards.map(({ card, copies, times }) => {
      const name = words.piece('card', card);
      return `${copies > 1 ? `${copies} ` : ''}${times > 1 ? say('table.counts-times', { card: name, times }) : name}`;
    });
    return [say('table.side', { who: pieces.seat(seat), strength: side.strength, cards: cards.join('; ') })];
  });
  const parts = [
    occupant,
    say('table.threshold', { strength: now.strength, threshold: now.threshold }),
    now.missing > 0 ? say('table.missing', { missing: now.missing }) : say('table.falls'),
    say('table.rewards', { rewards: now.rewards.join(', ') }),
    ...(sides.length === 0 ? [say('table.bare')] : sides),
  ];
  const awards = awardsText(now, pieces);
  if (awards !== '') parts.push(say('table.fell-now', { awards }));
  const label = `${parts.join(', ')}.`;
  if (then === null) return label;
  return falls
    ? `${say('table.would-fall', { occupant, strength: then.strength, awards: awardsText(then, pieces) })} ${label}`
    : `${say('table.would-stand', { occupant, strength: then.strength, threshold: then.threshold })} ${label}`;
}

function awardsText({ awards }: OccupantView, pieces: Pieces): string {
  return awards
    .filter(({ points }) => points > 0)
    .map(({ seat, points }) => `${pieces.seat(seat)} +${points}`)
    .join(', ');
}

/** The score track for whoever listens. */
export function scoresLabel(words: KonotopWords, players: readonly { readonly name: string }[], scores: readonly number[]): string {
  const places = players.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`);
  return `${words.say('table.track')}: ${places.join(', ')}`;
}
