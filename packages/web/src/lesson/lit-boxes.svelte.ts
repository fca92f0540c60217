import type { BoardView } from '../table/board-view.svelte.ts';
import type { Box } from './box.ts';
import { boxOf, litAt, placesOf } from './lights.ts';

/** Where the board and the things that the coach speaks of are on the screen, as long as they are looked for. */
export class LitBoxes {
  boxes = $state.raw<readonly Box[]>([]);
  board = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });
  /** The places of these things. */
  elements: readonly Element[] = [];

  /** What was to be brought to sight and is not drawn yet: another tab comes a little later than the picture. */
  #missing: readonly string[] = [];

  /** Brings things to sight, what is named first last. */
  bring(root: HTMLElement, board: BoardView, ids: readonly string[]): void {
    for (const id of ids.toReversed()) {
      const lit = litAt(board, id);
      if (placesOf(root, lit).length === 0 || lit.bring) lit.bring?.();
    }
    this.#missing = ids;
    requestAnimationFrame(() => this.#scrollToCome(root, board, ids));
  }

  #scrollToCome(root: HTMLElement, board: BoardView, ids: readonly string[]): void {
    const drawn = (id: string) => placesOf(root, litAt(board, id));
    const missing = this.#missing.filter((id) => drawn(id).length === 0);
    if (missing.length === this.#missing.length) return;
    this.#missing = missing;
    for (const element of ids.toReversed().flatMap((id) => drawn(id).toReversed()))
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Follows things until it is told to stop. */
  follow(root: HTMLElement, board: BoardView, ids: readonly string[]): () => void {
    const look = () => {
      this.#scrollToCome(root, board, ids);
      const area = root.querySelector('.board-area');
      if (area) this.board = boxOf(area);
      const found = ids.flatMap((id) => placesOf(root, litAt(board, id)).map((element) => ({ id, element })));
      this.elements = found.map(({ element }) => element);
      const boxes = found.map(({ id, element }) => ({ ...boxOf(element), id })).filter(({ width, height }) => width > 0 && height > 0);
      if (JSON.stringify(boxes) !== JSON.stringify(this.boxes)) this.boxes = boxes;
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(soon);
    changes.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'data-piece', 'hidden'],
    });
    const size = new ResizeObserver(soon);
    size.observe(root);
    for (const type of ['scroll', 'transitionend', 'animationend']) root.addEventListener(type, soon, true);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      size.disconnect();
      for (const type of ['scroll', 'transitionend', 'animationend']) root.removeEventListener(type, soon, true);
    };
  }
}
