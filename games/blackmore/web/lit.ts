import type { Lit } from '@coven/web/games/game-table.ts';

const piece = (card: string) => `[data-piece="${card}"]`;

/** Where a lesson's words point. */
export function lit(id: string): Lit | undefined {
  const [zone, part = ''] = id.split(':');
  switch (zone) {
    case 'wheel':
      return { at: part === '' ? ['.disc'] : [`[data-anchor="wheel-${part}"]`] };
    case 'ranking':
      return { at: ['.disc'] };
    case 'trick':
      return { at: part === '' ? ['.seats .card', '.seats'] : [`.seats ${piece(part)}`] };
    case 'result':
      return { at: ['.end'] };
    default:
      return undefined;
  }
}
