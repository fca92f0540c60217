import { EXIT } from './command.ts';
import { run } from './run.ts';

// A reader such as `| head` may close the pipe early: exit without an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.fine : EXIT.broken);
  });
}
process.on('SIGINT', () => process.exit(EXIT.interrupted));
process.on('SIGTERM', () => process.exit(128 + 15));

process.exitCode = await run(process.argv.slice(2));
