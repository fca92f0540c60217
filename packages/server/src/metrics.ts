import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts about itself; no names, no tables, no hands. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refused: Counter;
  readonly messages: Counter;
  readonly closings: Counter<'reason'>;
  readonly rebuilt: Counter;
  readonly mishaps: Counter<'kind'>;
  readonly commits: Histogram;
  readonly commitWrites: Histogram;
  readonly connections: Gauge;
  readonly rooms: Gauge;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'coven_' });
  return {
    registry,
    moves: new Counter({ name: 'coven_moves_total', help: 'Moves stored, opening deals included', registers }),
    refused: new Counter({ name: 'coven_refused_total', help: 'Requests refused by a table', registers }),
    messages: new Counter({ name: 'coven_messages_total', help: 'Messages received over sockets', registers }),
    closings: new Counter({ name: 'coven_closings_total', help: 'Connections closed by the server', labelNames: ['reason'], registers }),
    rebuilt: new Counter({ name: 'coven_rebuilt_total', help: 'Tables read again after a failure', registers }),
    mishaps: new Counter({
      name: 'coven_bot_mishaps_total',
      help: 'Bot decisions replaced by a random move',
      labelNames: ['kind'],
      registers,
    }),
    commits: new Histogram({
      name: 'coven_commit_seconds',
      help: 'Duration of a group commit',
      buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    }),
    commitWrites: new Histogram({
      name: 'coven_commit_writes',
      help: 'Writes in a group commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 500],
      registers,
    }),
    connections: new Gauge({ name: 'coven_connections', help: 'Open sockets', registers }),
    rooms: new Gauge({ name: 'coven_rooms', help: 'Tables in memory', registers }),
  };
}
