import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { httpSender } from '../support/http-sink.ts';
import { BellNode } from './bell-node.ts';

interface Given {
  readonly data: string;
  /** Empty: the database in `data`. */
  readonly database: string;
  readonly node: string;
  readonly port: number;
  readonly rings: number;
}

/** A node with bells in a process of its own, which a test may kill: takes its settings as JSON, and prints a line when it runs. */
const { data, database, node, port, rings } = JSON.parse(process.argv[2] ?? '{}') as Given;
const store = database === '' ? new SqliteStore(data) : await PostgresStore.open({ url: database, node });
await BellNode.start({ store, sender: httpSender(port), rings, fault: 'none' });
// Timers alone keep no process alive; the test does, until it ends.
process.stdin.once('end', () => process.exit()).resume();
console.log('up');
