import * as protocol from '@coven/protocol';
import { expect, test } from 'vitest';
import { CHAT_MOST_CHARACTERS, NAME_MOST_CHARACTERS } from '../src/table/limits.ts';

test('the page knows the protocol’s limits', () => {
  expect(CHAT_MOST_CHARACTERS).toBe(protocol.CHAT_MOST_CHARACTERS);
  expect(NAME_MOST_CHARACTERS).toBe(protocol.NAME_MOST_CHARACTERS);
});
