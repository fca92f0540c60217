import { benchmarks } from './index.ts';

/** Runs one benchmark and prints its rows as JSON; if it fails, why. */
const [, , id] = process.argv;

async function rows(): Promise<unknown> {
  const benchmark = (await benchmarks()).find((one) => one.id === id);
  if (!benchmark) throw new Error(`no such benchmark: ${id}`);
  return benchmark.run();
}

const printed = await rows().catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }));
process.stdout.write(`${JSON.stringify(printed)}\n`);
