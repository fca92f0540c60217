export { Deadline } from '../deadline.ts';
export type { Brain, Line } from './brain.ts';
export { playedOn } from './playout.ts';
export { Rivals } from './rivals.ts';
export { Rollouts } from './rollouts.ts';
export { type BrainMaker, searching } from './search.ts';
export { WIN } from './win-shares.ts';
