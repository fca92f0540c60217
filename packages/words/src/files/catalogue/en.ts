import type { JsonReason } from '@coven/core';
import type { Message } from '../../catalogue.ts';

/** What can be wrong in any data file, whatever the game. */
export const messages = {
  'problem.file-too-long': ({ most }: { most: string }) => `The file is too long: at most ${most} characters are read.`,
  'problem.not-json': ({ found }: { found: string }) => `This is not JSON: “${found}” does not belong here.`,
  'more.cut-short': 'This is not JSON: the file ends too early.',
  'problem.too-deep': ({ most }: { most: string }) => `Brackets are nested too deeply: ${most} levels at most.`,
  'problem.repeated-field': 'This field appears twice.',
  'problem.unknown-field': ({ values }: { values: string }) => `Unknown field. Known fields: ${values}.`,
  'problem.missing-field': ({ name }: { name: string }) => `The field “${name}” is missing.`,
  'problem.not-an-object': 'An object in { } belongs here.',
  'problem.not-a-list': 'A list in [ ] belongs here.',
  'problem.not-a-text': 'Text in quotation marks is expected here.',
  'problem.not-a-whole-number': 'A whole number belongs here.',
  'problem.out-of-range': ({ least, most }: { least: string; most: string }) =>
    `Must be from ${least} to ${most} (a text: that many characters).`,
  'problem.not-one-of': ({ values }: { values: string }) => `Must be one of: ${values}.`,
  'problem.not-an-id': 'An id has 1 to 40 small Latin letters, digits and hyphens.',
  'problem.too-many': ({ found, most }: { found: string; most: string }) =>
    `Too many here: ${found}. A new table may have at most ${most}.`,
} satisfies Readonly<Record<`problem.${JsonReason}` | 'more.cut-short', Message>>;
