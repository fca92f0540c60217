import type { Lit } from '@coven/web/games/game-table.ts';
import type { WhirlingBoard } from './board.ts';

/** The learner's; the prompt is `mine` too. */
const CIRCLE = '.board .mine';

/** What lies before a player; the tab with the recipes is hers as well. */
const placeOf = (seat: number | string): string => `section[data-anchor="seat-${seat}"]`;

const ownOr = (part: string, board: WhirlingBoard, own: readonly string[], others: readonly string[]): Lit => ({
  at: Number(part) === board.seat ? own : others,
});

const ZONES: Readonly<Record<string, (part: string, board: WhirlingBoard) => Lit>> = {
  seat: (seat) => ({ at: [placeOf(seat), `[data-anchor="seat-${seat}"]`] }),
  bench: (seat, board) => ownOr(seat, board, [placeOf(seat)], [`${placeOf(seat)} .bench`, placeOf(seat)]),
  cauldron: (seat, board) => ownOr(seat, board, ['[data-anchor="cauldron"]'], [`${placeOf(seat)} .status`, placeOf(seat)]),
  circle: (seat, board) => ownOr(seat, board, [CIRCLE], [`${placeOf(seat)} .score`, placeOf(seat)]),
  markers: () => ({ at: ['section.arcana'] }),
  arcana: () => ({ at: ['section.arcana'] }),
  character: (seat, board) => ownOr(seat, board, ['.character-card', '.side .paper', '.shelf .tabs .recipes'], [placeOf(seat)]),
  offered: () => choices(''),
  choices,
  hand: (id) => (id === '' ? { at: ['.hand-grid', '.hand'], bring: () => openTab('hand') } : card(id, 'hand')),
  recipe(id, { seat, view }) {
    const owner = view.recipes.findIndex((lying) => lying.some((recipe) => recipe.id === id));
    // Another player's newest recipe lies beside her workbench, where there is room for it.
    return owner < 0 || owner === seat ? card(id, 'recipes') : { at: [placeOf(owner)] };
  },
  result: () => ({ at: [CIRCLE] }),
};

/** Where a lesson's words point; the shelf shows what lies behind its tab. */
export function lit(id: string, board: WhirlingBoard): Lit | undefined {
  const [zone = '', part = ''] = id.split(':');
  return ZONES[zone]?.(part, board);
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
