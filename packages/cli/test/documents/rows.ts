/** How the test of all documents runs a command that they print. */
export interface Row {
  /** What is typed instead: with names for what stands in capitals, and with fewer games. */
  readonly as?: string;
  /** What is typed into it. */
  readonly input?: string;
  /** Found in what it prints. */
  readonly prints?: RegExp;
  /** 0 if not given. */
  readonly exit?: number;
  /** Where, if not in the clone: beside it, or where PostgreSQL and NATS are. */
  readonly place?: 'elsewhere' | 'cluster';
  /** It is a server, stopped after its pages and these commands have answered. */
  readonly meanwhile?: readonly string[];
  /** Why it is not run at all. */
  readonly exception?: string;
}

const ENDED: Row = { prints: /the input ended/, exit: 1 };
/** No server has signed what `coven record` writes. */
const SELF_SIGNED: Row = { prints: /signed by the program that wrote it/, exit: 1 };
const LONG: Row = { exception: 'it measures for many minutes; a test checks that the benchmark exists' };
const DATABASE = 'postgres://coven:secret@127.0.0.1:$PGPORT/coven';

/** Every command of README.md and docs, in the order in which they are run; `$TABLE` is a waiting table of the server that runs. */
export const ROWS: Readonly<Record<string, Row>> = {
  'npm ci && npm start': { meanwhile: ['npx coven backup FILE', 'npx coven join URL', 'npx coven tables'] },
  'npm ci && npm test': { exception: 'this test is part of it, and .ci/run does nothing else' },
  'npx coven backup FILE': { as: 'npx coven backup copy.db', prints: /copy\.db/ },
  'npx coven join URL': { as: 'npx coven join "$TABLE" --name Ann', ...ENDED },
  'npx coven tables': { prints: /^[a-z0-9]{20} .* blackmore /m },
  'npx coven restore FILE': {
    as: 'COVEN_DATA=restored npx coven restore copy.db && COVEN_DATA=restored npx coven tables',
    prints: /^[a-z0-9]{20} .* blackmore /m,
  },
  'npx coven doctor': { prints: /^✓ The pages are built/m },
  'npx coven help serve': { prints: /--port/ },
  'npx coven serve --data coven-data': { meanwhile: [] },
  'nohup npx coven serve > coven.log 2>&1 &': { as: 'nohup npx coven serve', meanwhile: [] },

  'npm ci && npm run package': { prints: /coven-0\.1\.0\.tgz$/m },
  'npx ./coven-0.1.0.tgz serve': { as: 'mv "$CLONE"/coven-0.1.0.tgz . && npx ./coven-0.1.0.tgz serve', place: 'elsewhere', meanwhile: [] },
  'npm install --global ./coven-0.1.0.tgz && coven serve': { place: 'elsewhere', meanwhile: [] },

  'npx coven play blackmore --bots greedy': ENDED,
  'npx coven games': { prints: /Witchstone/ },
  'npx coven games GAME': { as: 'npx coven games konotop', prints: /Where the data comes from/ },
  'npx coven rules blackmore 3.4': { prints: /^BM-3\.4 /m },
  'npx coven simulate blackmore --seats 4 --games 100000 --bots greedy,random --chart scores.svg': {
    as: 'npx coven simulate blackmore --seats 4 --games 200 --bots greedy,random --chart scores.svg && cat scores.svg',
    prints: /<svg /,
  },
  'npx coven simulate blackmore --each': { as: 'npx coven simulate blackmore --each --games 20', prints: /^(\{.*\}\n){20}/m },
  'npx coven record blackmore --seed 7 > game.json': {},
  'npx coven verify game.json': { prints: /✓ The result follows/ },
  'npx coven analyse game.json': { prints: /The figures are estimates/ },
  'npx coven completion bash': { prints: /complete / },
  'npx coven bench': { as: 'npx coven bench --only playouts-blackmore', prints: /^playouts-blackmore$/m },
  'coven verify FILE': { as: 'coven verify game.json', prints: /✓ The result follows/ },
  'coven verify --key KEY': { as: `coven verify game.json --key ${'0'.repeat(64)}`, ...SELF_SIGNED },
  'coven verify --key KEY FILE': { as: `coven verify --key ${'0'.repeat(64)} game.json`, ...SELF_SIGNED },
  'coven games --json': { prints: /"least": 2/ },
  'coven help serve': { prints: /--port/ },
  'npm run protocol': { as: 'npm run protocol && cat docs/protocol.schema.json', prints: /"ClientMessage"/ },

  'npx coven arena konotop --seats 2 --bots clever,greedy --games 100 --strength docs/strength': {
    as: 'npx coven arena konotop --seats 2 --bots kind,random --games 2 --strength docs/strength',
    prints: /random/,
  },
  'coven train GAME': { as: 'coven train whirling --games 1', prints: /whirling|Whirling/ },
  'coven train blackmore --seats 2 --games N --json': {
    as: 'coven train blackmore --seats 2 --games 1 --json > weights.json && cat weights.json',
    prints: /"weights":\{/,
  },
  'coven arena --weights FILE': {
    as: 'coven arena blackmore --seats 2 --games 1 --iterations 1 --weights weights.json',
    prints: /^trained /m,
  },
  'coven train whirling --seats 2 --games 400 --json': { as: 'coven train whirling --seats 2 --games 1 --json', prints: /"weights":\{/ },
  'coven train witchstone --seats 2 --games 200 --json': {
    as: 'coven train witchstone --seats 2 --games 1 --json',
    prints: /"weights":\{/,
  },
  'coven bench --only boardgame-io-bot': LONG,
  'coven bench --only bots': LONG,
  'coven bench --only nodes': LONG,
  'coven bench --only search': LONG,
  'COVEN_BENCH_STORED=10000000 coven bench --only growth-postgres': LONG,
  'npx node packages/bench/src/capacity/print.ts': { prints: /\d/ },

  'createuser coven --pwprompt': { input: 'secret\nsecret\n', place: 'cluster' },
  'createdb coven --owner coven': { place: 'cluster' },
  'coven move-database --data coven-data --database postgres://…': {
    as: `coven move-database --data "$CLONE/coven-data" --database ${DATABASE}`,
    place: 'cluster',
  },
  'coven serve --database postgres://coven:PASSWORD@db.example/coven --bus nats://nats.example:4222 --node oak': {
    as: `coven serve --database ${DATABASE} --bus "$NATS_URL" --node oak`,
    place: 'cluster',
    meanwhile: [],
  },
  'pg_dump --format=custom coven': { prints: /^PGDMP/, place: 'cluster' },
};
