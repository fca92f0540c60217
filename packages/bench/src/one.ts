import { benchmarks } from './index.ts';

/** Runs one benchmark and prints its rows as JSON. */
const [, , id] = process.argv;
const benchmark = (await benchmarks()).find((one) => one.id === id);
if (!benchmark) throw new Error(`no such benchmark: ${id}`);
process.stdout.write(`${JSON.stringify(await benchmark.run())}\n`);
