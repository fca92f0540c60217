import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A cheap counter for hot paths: it is copied into the registry only when the metrics are requested. */
class Tally {
  #count = 0;

  constructor(name: string, help: string, registry: Registry) {
    const count = () => this.#count;
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }

  inc(): void {
    this.#count++;
  }
}

/** The server's metrics; they contain no names, tables or hands. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Tally;
  readonly refused: Counter;
  readonly messages: Tally;
  readonly closings: Counter<'reason'>;
  readonly rebuilt: Counter;
  readonly taken: Counter;
  readonly followed: Tally;
  readonly botDecisions: Counter<'by'>;
  readonly botShares: Histogram;
  readonly botProblems: Counter<'kind'>;
  readonly commits: Histogram;
  readonly commitWrites: Histogram;
  readonly connections: Gauge;
  readonly rooms: Gauge;
  readonly nodes: Gauge;
  readonly outage: Gauge;
}

/** `node`: the label of all metrics, if it has a name. */
export function newMetrics(node = ''): Metrics {
  const registry = new Registry();
  if (node !== '') registry.setDefaultLabels({ node });
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'coven_' });
  return {
    registry,
    moves: new Tally('coven_moves_total', 'Moves stored, opening deals included', registry),
    refused: new Counter({ name: 'coven_refused_total', help: 'Requests refused by a table', registers }),
    messages: new Tally('coven_messages_total', 'Messages received over sockets', registry),
    closings: new Counter({ name: 'coven_closings_total', help: 'Connections closed by the server', labelNames: ['reason'], registers }),
    rebuilt: new Counter({ name: 'coven_rebuilt_total', help: 'Tables reloaded after an error', registers }),
    taken: new Counter({ name: 'coven_taken_total', help: 'Lines for which another node was faster', registers }),
    followed: new Tally('coven_followed_total', 'Lines taken over from other nodes', registry),
    botDecisions: new Counter({
      name: 'coven_bot_decisions_total',
      help: 'Bot decisions: by the bot itself, at random in its place, or the only move there was',
      labelNames: ['by'],
      registers,
    }),
    botShares: new Histogram({
      name: 'coven_bot_budget_share',
      help: 'Time from question to answer as a share of the level’s budget, at tables that somebody watches; above 1 is late',
      buckets: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 4, 8],
      registers,
    }),
    botProblems: new Counter({
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
    nodes: new Gauge({ name: 'coven_nodes', help: 'Nodes of this installation that this one knows of, itself included', registers }),
    outage: new Gauge({ name: 'coven_outage', help: '1 while nothing can be stored', registers }),
  };
}
