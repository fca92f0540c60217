import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutsOf, newReader } from './abouts.ts';
import { protocolSchema } from './schema.ts';
import type { Schema } from './schema-of-valibot.ts';
import { sections } from './sections.ts';
import { ROOT } from './type-reader.ts';

const DOCUMENT = join(ROOT, 'docs/protocol.md');
const SCHEMA = join(ROOT, 'docs/protocol.schema.json');

interface Derived {
  readonly schema: Schema;
  /** What belongs into the two files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The document keeps its sentences; what follows from the rows stands between two comments, and is written anew. */
export function derived(): Derived {
  const reader = newReader();
  const abouts = aboutsOf(reader);
  const schema = protocolSchema(reader, abouts);
  let document = readFileSync(DOCUMENT, 'utf8');
  for (const [name, text] of Object.entries(sections(schema, abouts))) {
    const [begin, end] = [`<!-- ${name}, from the code -->\n`, `\n<!-- end of ${name} -->`];
    const parts = document.split(begin);
    const [before = '', after = ''] = parts;
    if (parts.length !== 2 || !after.includes(end)) throw new Error(`docs/protocol.md needs one place for “${name}”`);
    document = before + begin + text + after.slice(after.indexOf(end));
  }
  return { schema, files: { [DOCUMENT]: document, [SCHEMA]: `${JSON.stringify(schema, null, 1)}\n` } };
}
