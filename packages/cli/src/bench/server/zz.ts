import { mkdtempSync, rmSync } from 'node:fs';
import { openBoardgameIoTables } from './boardgame-io-load.ts';
import { openCovenTables } from './coven-load.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

const [, , which = 'coven', tables = '100', think = '0', most = '8000'] = process.argv;
const dir = mkdtempSync('/tmp/bench-');
const server =
  which === 'coven'
    ? await ServerProcess.start('./coven-process.ts', [dir])
    : await ServerProcess.start('./boardgame-io-process.ts', which === 'file' ? ['file', dir] : ['memory']);
const load = new Load(Number(think));
const leave =
  which === 'coven' ? await openCovenTables(server, Number(tables), load) : await openBoardgameIoTables(server, Number(tables), load);
const before = await server.usage();
const own = process.cpuUsage();
const s = await load.run(Number(most));
const after = await server.usage();
const o2 = process.cpuUsage(own);
const l = load.latencies.sort((a, b) => a - b);
const q = (x: number) => l[Math.floor(l.length * x)]?.toFixed(2);
console.log(
  'user',
  ((after.user - before.user) / load.moves).toFixed(0),
  'sys',
  ((after.sys - before.sys) / load.moves).toFixed(0),
  which,
  tables,
  'moves',
  load.moves,
  's',
  s.toFixed(2),
  'moves/s',
  (load.moves / s).toFixed(0),
  'cpu us/move',
  ((after.cpu - before.cpu) / load.moves).toFixed(1),
  'client us/move',
  ((o2.user + o2.system) / load.moves).toFixed(1),
  'p50',
  q(0.5),
  'p99',
  q(0.99),
  'bytes/msg',
  (load.bytes / load.messages).toFixed(0),
  'msgs/move',
  (load.messages / load.moves).toFixed(2),
);
leave();
if (process.env.PROF) process.exit(0);
await server.stop();
rmSync(dir, { recursive: true });
process.exit(0);
