export { greedyLaws } from './greedy.ts';
export { inputOf, watch } from './watched.ts';
