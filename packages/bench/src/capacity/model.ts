/** What was measured: `coven bench --only nodes`, `growth` and `growth-postgres`, on one core at a time of a small virtual machine. */
export interface Figures {
  /** CPU time for each move, in microseconds; people of a table are on one node. */
  readonly nodeMicroseconds: number;
  readonly databaseMicroseconds: number;
  readonly busMicroseconds: number;
  /** CPU time of the database to compare one table with its log, in microseconds. */
  readonly compareMicroseconds: number;
  /** Memory of an open table with its four connections, in bytes; what the kernel holds for these is not in it. */
  readonly tableBytes: number;
  /** One line of a log with its index entry; what PostgreSQL writes ahead for it; a finished game once it is packed, with everything. */
  readonly lineBytes: number;
  readonly walBytes: number;
  readonly packedBytes: number;
  /** To each viewer for each move, and over the bus. */
  readonly viewerBytes: number;
  readonly busBytes: number;
}

/** How people play, and how machines are used. */
export interface Assumptions {
  readonly tables: number;
  readonly viewersPerTable: number;
  readonly secondsPerMove: number;
  readonly movesPerGame: number;
  /** For finished games. */
  readonly keepDays: number;
  /** The share of a core or of memory that is planned for. */
  readonly load: number;
  readonly coresPerNode: number;
  /** Cores that one PostgreSQL cluster uses well for small transactions. */
  readonly coresPerCluster: number;
  readonly connectionsPerNode: number;
  /** Connections that one PostgreSQL cluster serves without a pool before it. */
  readonly connectionsPerCluster: number;
}

/** A month of one core, one GB of memory, one GB of disk, and one GB sent; in any currency. */
export interface Prices {
  readonly core: number;
  readonly memory: number;
  readonly disk: number;
  readonly sent: number;
}

const COMPARED_EVERY = 3;
const DAY = 86_400;
const MONTH = 30 * DAY;
const GB = 1e9;

/** What a number of tables in play at the same time needs. */
export function capacity(figures: Figures, given: Assumptions) {
  const moves = given.tables / given.secondsPerMove;
  const cores = (microseconds: number) => (moves * microseconds) / 1e6 / given.load;
  const nodeCores = cores(figures.nodeMicroseconds);
  const compareCores = ((given.tables / COMPARED_EVERY) * figures.compareMicroseconds) / 1e6 / given.load;
  const databaseCores = cores(figures.databaseMicroseconds) + compareCores;
  const nodes = Math.ceil(nodeCores / given.coresPerNode);
  // A node is one process, and so one core; a machine runs one for each of its cores.
  const processes = Math.ceil(nodeCores);
  const connections = processes * given.connectionsPerNode;
  const clustersByCores = Math.ceil(databaseCores / given.coresPerCluster);
  const clustersByConnections = Math.ceil(connections / given.connectionsPerCluster);
  const gamesPerDay = (moves / given.movesPerGame) * DAY;
  const openLines = given.tables * given.movesPerGame + gamesPerDay * given.movesPerGame;
  return {
    moves,
    nodeCores,
    databaseCores,
    compareCores,
    busCores: cores(figures.busMicroseconds),
    machines: nodes,
    processes,
    memory: (given.tables * figures.tableBytes) / GB / given.load,
    connections,
    clustersByCores,
    clustersByConnections,
    wal: (moves * figures.walBytes) / 1e6,
    gamesPerDay,
    disk: (openLines * figures.lineBytes + gamesPerDay * given.keepDays * figures.packedBytes) / GB,
    sent: (moves * given.viewersPerTable * figures.viewerBytes * 8) / GB,
    bus: (moves * figures.busBytes * 8) / GB,
    subjects: given.tables,
  };
}

type Need = ReturnType<typeof capacity>;

/** What the machines cost in a month. */
export function monthlyPrice(need: Need, prices: Prices): number {
  const cores = need.nodeCores + need.databaseCores + need.busCores;
  const sentGigabytes = (need.sent / 8) * MONTH;
  return cores * prices.core + need.memory * prices.memory + need.disk * prices.disk + sentGigabytes * prices.sent;
}
