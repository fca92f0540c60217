import type { Lit } from '@coven/web/games/game-table.ts';
import type { WhirlingBoard } from './board.ts';

/** The learner's; the prompt is `mine` too. */
const CIRCLE = '.board .mine';

/** What lies before a player; the tab with the recipes is hers as well. */
const placeOf = (seat: number | string): string => `section[data-anchor="seat-${seat}"]`;

/** Where a lesson's words point; the shelf shows what lies behind its tab. */
export function lit(id: string, board: WhirlingBoard): Lit | undefined {
  const [zone, part = ''] = id.split(':');
  const isOwn = Number(part) === board.seat;
  const place = placeOf(part);
  switch (zone) {
    case 'seat':
      return { at: [place, `[data-anchor="seat-${part}"]`] };
    case 'bench':
      return { at: isOwn ? [place] : [`${place} .bench`, place] };
    case 'cauldron':
      return { at: isOwn ? ['[data-anchor="cauldron"]'] : [`${place} .status`, place] };
    case 'circle':
      return { at: isOwn ? [CIRCLE] : [`${place} .score`, place] };
    case 'markers':
    case 'arcana':
      return { at: ['section.arcana'] };
    case 'character':
      return { at: isOwn ? ['.character-card', '.side .paper', '.shelf .tabs .recipes'] : [place] };
    case 'offered':
      return choices('');
    case 'choices':
      return choices(part);
    case 'hand':
      return part === '' ? { at: ['.hand-grid', '.hand'], bring: () => openTab('hand') } : card(part, 'hand');
    case 'recipe': {
      const owner = board.view.recipes.findIndex((lying) => lying.some(({ id: recipe }) => recipe === part));
      // Another player's newest recipe lies beside her workbench, where there is room for it.
      return owner < 0 || owner === board.seat ? card(part, 'recipes') : { at: [placeOf(owner)] };
    }
    case 'result':
      return { at: [CIRCLE] };
    default:
      return undefined;
  }
}

/** All that must be chosen, or what is chosen by one type of move; a character's offers lie beside the recipes. */
function choices(type: string): Lit {
  const isOffered = type === 'buy' || type === 'done';
  const group = type === '' ? [] : [`.groups [data-group="${type}"]`];
  return { at: [...group, '.groups', '.prompt .tools'], bring: () => openTab(isOffered ? 'recipes' : 'choose') };
}

function card(id: string, tab: Tab): Lit {
  return { at: [`.shelf [data-piece="${id}"]`], bring: () => openTab(tab) };
}

type Tab = 'recipes' | 'hand' | 'choose';

function openTab(tab: Tab): void {
  document.querySelector<HTMLElement>(`.shelf .tabs .${tab}:not(.on)`)?.click();
}
