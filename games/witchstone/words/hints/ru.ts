import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  tower: 'Оттуда вашей сети удобно расти.',
  tile: 'Её действия лучше всего подходят к вашему котлу.',
  begin: 'В таком порядке два действия дадут больше.',
  stop: 'Из того, что осталось, ничего делать не стоит.',
  strong: ({ count }) => `Вместе её действия дают здесь ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })} силы.`,
  clears: 'Это освобождает место в котле.',
  points: ({ count }) => `Это сразу даёт ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  final: ({ count }) => `В конце это даст ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  levels: ({ count }) =>
    `${count} ${plural('ru', count, { one: 'уровень этого пророчества уже достигнут', few: 'уровня этого пророчества уже достигнуты', many: 'уровней этого пророчества уже достигнуты' })}.`,
  leads: 'Ваша сова выйдет вперёд, и бонус удвоится.',
  gains: 'Это даёт вам ещё одно действие в этом ходу.',
  prepares: 'Это готовит то, что позже даст больше всего.',
};
