// Its own chunk: most tables have no bot that searches.
export { loadBots } from '@coven/bots';
