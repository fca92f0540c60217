import { join } from 'node:path';
import { buildDist } from './build.ts';
import { ROOT } from './bundle.ts';
import { pack } from './pack.ts';

/** `npm run package [-- FOLDER]`: builds the package and writes it into the folder, by default the project's. */
const dist = join(ROOT, 'dist');
try {
  await buildDist(dist);
  console.log(pack(dist, process.argv[2] ?? ROOT));
} catch (error) {
  console.error(`coven: no package was made: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
