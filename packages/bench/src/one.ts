import { benchmarks } from './index.ts';

/** A process for one benchmark: its rows as JSON on standard output. */
const [, , id] = process.argv;
const benchmark = (await benchmarks()).find((one) => one.id === id);
if (!benchmark) throw new Error(`no such benchmark: ${id}`);
process.stdout.write(`${JSON.stringify(await benchmark.run())}\n`);
