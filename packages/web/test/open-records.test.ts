import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closeRecord, openRecord, recordOf } from '../src/worker/open-records.ts';

const packed = readFileSync(new URL('../../../games/blackmore/test/records/version-1/2-seats.json.gz', import.meta.url));
const TEXT = gunzipSync(packed).toString();

test('a record is verified once, then asked for frames by anybody’s eyes, until it is closed', async () => {
  const record = openRecord(TEXT);
  const first = await recordOf(record).verify([], []);
  const again = await recordOf(record).verify(['ab'.repeat(32)], []);
  expect(again.proof).toBe(first.proof);
  expect([first.hasHeads, again.hasHeads]).toEqual([true, false]);
  const frames = (viewer: 0 | 'spectator') => recordOf(record).frames(viewer, []);
  const [own, outside] = await Promise.all([frames(0), frames('spectator')]);
  expect(own).toHaveLength(outside.length);
  expect(own[0]?.view).not.toEqual(outside[0]?.view);
  expect(recordOf(record).text).toBe(TEXT);
  closeRecord(record);
  expect(() => recordOf(record)).toThrow('closed');
});

test('frames of a record that does not verify are never shown', async () => {
  const whole = JSON.parse(TEXT);
  const record = openRecord(JSON.stringify({ ...whole, log: whole.log.slice(0, -1) }));
  await expect(recordOf(record).frames(0, [])).rejects.toThrow('record-wrong-head');
  await expect(recordOf(record).frames(1, [])).rejects.toThrow('record-wrong-head');
});
