export { greedyLaws } from './greedy.ts';
export { searchLaws } from './search.ts';
export { inputOf, playingOf, watch } from './watched.ts';
