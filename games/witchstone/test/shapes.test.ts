import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD } from '../rules/index.ts';
import { ballOf } from '../web/ball.ts';
import { cellsOf, directionOf, type HexCell, outlineOf } from '../web/hex.ts';
import { kept, moved, showing, type Viewport, zoomed } from '../web/pan-zoom.ts';
import { flipped, type Place, placedAt, placesOf, turned } from '../web/places.ts';
import { bestSpots } from '../web/spots.ts';
import { stopsOf } from '../web/star.ts';

const cell = (id: string): HexCell => cellsOf(3).find((one) => one.id === id) as HexCell;

const lay = (at: string, toward: string): Place => ({ type: 'lay', at, toward });

test('a cauldron of radius 3 has 37 cells, d4 in the middle, each with at most six neighbours one step away', () => {
  const cells = cellsOf(3);
  expect(cells).toHaveLength(37);
  expect(cell('d4')).toMatchObject({ q: 0, r: 0, x: 0, y: 0 });
  for (const one of cells) {
    const around = cells.filter((other) => directionOf(one, other) >= 0);
    expect(around.length).toBeLessThanOrEqual(6);
    for (const other of around) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(1);
  }
  expect(cells.filter((other) => directionOf(cell('d4'), other) >= 0).map(({ id }) => id)).toEqual(['c3', 'c4', 'd3', 'd5', 'e3', 'e4']);
});

test('opposite directions are three apart', () => {
  const [one, other] = [cell('c3'), cell('c4')];
  expect((directionOf(one, other) + 3) % 6).toBe(directionOf(other, one));
  expect(directionOf(cell('a1'), cell('g4'))).toBe(-1);
});

test('the outline of n joined cells has six edges each, less two for every shared one', () => {
  const edges = (ids: readonly string[]) => outlineOf(ids.map(cell), 0.5).split('M').length - 1;
  expect(edges(['d4'])).toBe(6);
  expect(edges(['d4', 'd5'])).toBe(10);
  expect(edges(['d4', 'd5', 'c4'])).toBe(12);
});

test('whatever is dragged and pinched, the ball leaves no gap in its window', () => {
  const size = { width: 320, height: 300 };
  const number = fc.double({ min: -2000, max: 2000, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.double({ min: 0.1, max: 9, noNaN: true }), number, number, (x, y, factor, dx, dy) => {
      const start: Viewport = kept({ scale: 1.7, x: -50, y: -20 }, size);
      for (const viewport of [
        zoomed(start, factor, { x, y }, size),
        moved(start, dx, dy, size),
        showing(start, { x: 0.9, y: 0.1 }, 30, size),
      ]) {
        expect(viewport.scale).toBeGreaterThanOrEqual(1);
        expect(viewport.scale).toBeLessThanOrEqual(3);
        expect(viewport.x).toBeLessThanOrEqual(0);
        expect(viewport.x + size.width * viewport.scale).toBeGreaterThanOrEqual(size.width - 1e-6);
        expect(viewport.y).toBeLessThanOrEqual(0);
        expect(viewport.y + size.height * viewport.scale).toBeGreaterThanOrEqual(size.height - 1e-6);
      }
    }),
  );
});

test('zooming keeps the point under the fingers where it is', () => {
  const size = { width: 300, height: 300 };
  const viewport = zoomed({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 150 }, size);
  expect(viewport).toEqual({ scale: 2, x: -100, y: -150 });
});

test('the map is drawn from the board file: every location inside the glass, every portal with its cells', () => {
  const ball = ballOf(BOARD);
  expect(ball.places).toHaveLength(BOARD.map.locations.length);
  expect(ball.ways.map(({ cells }) => cells.length)).toEqual(BOARD.map.portals.map(({ length }) => length));
  for (const { x, y } of ball.places) expect(Math.hypot(x, y)).toBeLessThan(90);
  const farther = {
    ...BOARD,
    map: { ...BOARD.map, locations: BOARD.map.locations.map((one) => ({ ...one, at: [one.at[0] * 40, one.at[1] * 40] as const })) },
  };
  expect(Math.max(...ballOf(farther).places.map(({ x, y }) => Math.hypot(x, y)))).toBeCloseTo(86);
});

test('fifteen cells go round the star with a reward on each tip', () => {
  const stops = stopsOf(15);
  expect(stops[14]).toMatchObject({ x: 120 });
  expect(stops[14]?.y).toBeCloseTo(26);
  const far = stops.map(({ x, y }) => Math.hypot(x - 120, y - 120));
  expect([2, 5, 8, 11, 14].every((tip) => Math.abs((far[tip] ?? 0) - 94) < 0.01)).toBe(true);
  expect(stopsOf(9)).toHaveLength(9);
});

test('a tile is turned through the places around its first half, flipped, and moved as it was turned', () => {
  const places = placesOf([lay('c3', 'c4'), lay('c3', 'b3'), lay('c4', 'c3'), lay('b3', 'c3'), { type: 'break', at: 'd4' }]);
  expect(places).toHaveLength(4);
  const [first] = places;
  if (!first) throw new Error('no place');
  expect(turned(places, first)).toEqual(lay('c3', 'b3'));
  expect(turned(places, turned(places, first))).toEqual(lay('c3', 'c4'));
  expect(flipped(places, first)).toEqual(lay('c4', 'c3'));
  const direction = ({ at, toward }: { at: string; toward: string }) => directionOf(cell(at), cell(toward));
  expect(placedAt(places, 'c3', direction, direction({ at: 'c3', toward: 'b3' }))).toEqual(lay('c3', 'b3'));
  expect(placedAt(places, 'g1', direction, 0)).toBeUndefined();
});

test('the best spots are all places with the greatest strength together', () => {
  const places = [lay('c3', 'c4'), lay('c3', 'b3'), lay('c4', 'c3')];
  const strengths = [
    [2, 1],
    [1, 1],
    [1, 2],
  ];
  const outlook = (place: Place) => ({
    type: 'lay' as const,
    points: 0,
    final: 0,
    gains: [],
    cost: 0,
    levels: null,
    isLeading: false,
    strengths: (strengths[places.indexOf(place)] ?? []).map((strength) => ({ action: 'energy' as const, strength, cells: [] })),
  });
  expect(bestSpots(places, outlook)).toEqual([lay('c3', 'c4'), lay('c4', 'c3')]);
  expect(bestSpots(places, () => undefined)).toEqual([]);
});
