import { expect, test } from 'vitest';
import { RecentPictures } from '../../src/table/recent-pictures.svelte.ts';
import { picture } from './picture.ts';

const awaiting = (cursor: number, seat: number) => picture(cursor, { awaited: [{ seat, ask: null }] });
const cursors = (recent: RecentPictures) => recent.all.map(({ cursor }) => cursor);

test('pictures are recent from the viewer’s own move on', () => {
  const recent = new RecentPictures();
  const pictures = [awaiting(1, 0), awaiting(2, 1), awaiting(3, 2), awaiting(4, 0), awaiting(5, 1)];
  const seen = pictures.map((one, at) => {
    recent.add(one, pictures[at - 1] ?? null, 0);
    return cursors(recent);
  });
  expect(seen).toEqual([[1], [2], [2, 3], [2, 3, 4], [5]]);
  recent.restart(awaiting(6, 1));
  expect(cursors(recent)).toEqual([6]);
});
