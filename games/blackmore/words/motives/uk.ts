import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Щоб узяти взятку: ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  holds: ({ count }) => `Щоб поки що вигравати: у взятці ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'gives-little': ({ count }) => `Щоб віддати лише ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'leads-trump': 'Щоб побити міг лише старший козир.',
  'leads-strong': 'Щоб поборотися за взятку: на цьому колесі це сильне число.',
  'leads-small': ({ count }) =>
    `Щоб у разі програшу віддати лише ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  crown: ({ piece }) => `Щоб козирем став ${piece} колір.`,
  keep: ({ count }) => `Щоб забрати всю взятку: ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
};
