/** How strong the bots of a game are, where they were measured: a row for each game. The page gets them apart from the bots. */
export { ratings as blackmore } from './blackmore/bots/ratings.ts';
export { ratings as konotop } from './konotop/bots/ratings.ts';
export { ratings as whirling } from './whirling/bots/ratings.ts';
export { ratings as witchstone } from './witchstone/bots/ratings.ts';
