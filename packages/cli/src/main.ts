import { loadCli } from '@coven/words';
import { EXIT } from './command.ts';
import { languageFrom } from './language.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);
let isOutputLost = false;

process.stdout.on('error', async ({ code = '' }: NodeJS.ErrnoException) => {
  // A reader such as `| head` may close the pipe early: exit without an error.
  if (code === 'EPIPE') process.exit(EXIT.fine);
  if (isOutputLost) return;
  isOutputLost = true;
  const say = await loadCli(languageFrom(args, process.env));
  process.stderr.write(`coven: ${say('fault.output', { why: code })}\n`, () => process.exit(EXIT.broken));
});
process.stderr.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' && !isOutputLost ? EXIT.fine : EXIT.broken));
process.on('SIGINT', () => process.exit(EXIT.interrupted));
process.on('SIGTERM', () => process.exit(128 + 15));

const code = await run(args);
process.exitCode = isOutputLost ? EXIT.broken : code;
