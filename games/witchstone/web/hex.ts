import { type Cell, DIRECTIONS, cellsOf as plainCells } from '../rules/hexes.plain.ts';

/** A cell of the cauldron; `x` and `y` are counted in steps between neighbours from the middle. */
export interface HexCell extends Cell {
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

/** From a cell's middle to its corners. */
export const CORNER = 1 / Math.sqrt(3);
const ROW = Math.sqrt(3) / 2;

/** Every cell in the rules' order. */
export function cellsOf(radius: number): readonly HexCell[] {
  return plainCells(radius).map((cell) => ({ ...cell, ...middleOf(cell.q, cell.r) }));
}

export function middleOf(q: number, r: number): { readonly x: number; readonly y: number } {
  return { x: q + r / 2, y: r * ROW };
}

/** Which of the six directions leads from one cell to the other, or −1. */
export function directionOf(from: HexCell, to: HexCell): number {
  return DIRECTIONS.findIndex(([q, r]) => from.q + q === to.q && from.r + r === to.r);
}

/** The six corners of a pointed-top hexagon around a point, as an SVG list of points. */
export function hexPoints(x: number, y: number, corner: number): string {
  return Array.from({ length: 6 }, (_, k) => cornerAt(x, y, k, corner).map(round).join(',')).join(' ');
}

/** The outline of a set of cells, drawn a little inside its edge. */
export function outlineOf(cells: readonly HexCell[], corner: number): string {
  const within = new Set(cells.map(({ q, r }) => `${q},${r}`));
  const edges: string[] = [];
  for (const { q, r, x, y } of cells) {
    DIRECTIONS.forEach(([dq, dr], k) => {
      if (within.has(`${q + dq},${r + dr}`)) return;
      const from = cornerAt(x, y, k - 1, corner)
        .map(round)
        .join(' ');
      const to = cornerAt(x, y, k, corner).map(round).join(' ');
      edges.push(`M${from}L${to}`);
    });
  }
  return edges.join('');
}

/** Corner k ends the edge towards direction k. */
function cornerAt(x: number, y: number, k: number, corner: number): Point {
  const angle = ((k * 60 + 30) * Math.PI) / 180;
  return [x + corner * Math.cos(angle), y + corner * Math.sin(angle)];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
