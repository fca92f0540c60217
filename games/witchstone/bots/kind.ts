import { type Bot, kindly } from '@coven/bots';
import type { Witchstone } from '../rules/index.ts';
import { chooseBy } from './greedy.ts';

/** For a first game: thinks like greedy, and lets the others win now and then. */
export const kind: Bot<Witchstone> = {
  id: 'kind',
  remembers: false,
  choose: (input) => chooseBy(input, kindly(input.random)),
};
