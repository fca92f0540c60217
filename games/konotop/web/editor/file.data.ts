export { CARDS, OUR_FILE } from '../../rules/index.ts';
