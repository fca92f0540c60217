import type { Assumptions, Figures } from './model.ts';

/** Measured on two cores of a shared virtual machine; docs/scale.md says how. */
export const FIGURES: Figures = {
  nodeMicroseconds: 120,
  databaseMicroseconds: 56,
  busMicroseconds: 6,
  compareMicroseconds: 8,
  tableBytes: 51_000,
  lineBytes: 221,
  walBytes: 343,
  packedBytes: 4360,
  viewerBytes: 344,
  busBytes: 260,
};

export const ASSUMPTIONS: Assumptions = {
  tables: 1_000_000,
  viewersPerTable: 4,
  secondsPerMove: 8,
  movesPerGame: 70,
  keepDays: 90,
  load: 0.6,
  coresPerNode: 16,
  coresPerCluster: 32,
  connectionsPerNode: 10,
  connectionsPerCluster: 500,
};
