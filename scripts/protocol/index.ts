import { writeFileSync } from 'node:fs';
import { derived } from './files.ts';

/** Rewrites docs/protocol.md and docs/protocol.schema.json. */
for (const [path, text] of Object.entries(derived().files)) writeFileSync(path, text);
