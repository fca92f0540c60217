import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { type QrDrawing, qrDrawing } from '../src/qr/drawing.ts';

/** Pixels of one module in the picture that is read. */
const SCALE = 4;

/** Paints a drawing as a browser would, dark on light, and reads it as a camera would. */
function read({ side, path }: QrDrawing): string | undefined {
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      const begin = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE) * 4;
      for (let dx = 0; dx < SCALE; dx++) pixels.set([0, 0, 0, 255], begin + dx * 4);
    }
  }
  return jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213])(
  'a text of %i bytes is read back',
  (length) => {
    const text = 'https://coven.example/t/'.padEnd(length, 'kq7x2').slice(0, length);
    expect(read(qrDrawing(text))).toBe(text);
  },
);

test('other letters are read back', () => {
  expect(read(qrDrawing('https://відьми.example/t/été'))).toBe('https://відьми.example/t/été');
});

test('a code that is damaged a little is still read', () => {
  const text = 'http://192.168.1.20:8080/t/abcdefghij';
  const { side, path } = qrDrawing(text);
  const damaged = path.replaceAll(/M(1[3-6]) (1[3-6])h1v1h-1z/g, '');
  expect(damaged.length).toBeLessThan(path.length);
  expect(read({ side, path: damaged })).toBe(text);
});

test('four light modules surround the code', () => {
  const { side, path } = qrDrawing('http://192.168.1.20:8080/t/abcdefghij');
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(side - 5);
});
