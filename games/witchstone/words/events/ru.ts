import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';
import { subject, verb } from './person.ts';

export const pts = (points: number): string => `${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}`;
const does = subject('Вы');
const then = subject('вы');

/** What happened, as the log tells it; `who` is empty for the player who is spoken to. */
export const messages: Same<typeof en> = {
  'event.special-turned': ({ special }) => `Новый особый жетон у пентаграммы: ${special}.`,
  'event.scroll-turned': ({ scroll }) => `Новый свиток в ряду: ${scroll}.`,
  'event.chip-set': ({ location, chip }) => `Жетон усиления, ${location}: ${chip}.`,
  'event.tile-dealt': ({ who, tile }) => `${does(who, 'получает', 'получаете')} жетон: ${tile}.`,
  'event.began': ({ who }) =>
    who === ''
      ? 'Первый ход делаете вы; верховную ведьму ставите в последнюю очередь.'
      : `Первый ход делает ${who}; верховную ведьму ставит в последнюю очередь.`,
  'event.tower-taken': ({ who, location, points }) => `${does(who, 'ставит', 'ставите')} верховную ведьму: ${location}, ${pts(points)}.`,
  'event.tile-chosen': ({ who, tile }) => `${does(who, 'выбирает', 'выбираете')} жетон: ${tile}.`,
  'event.tile-laid': ({ who, tile, at, toward }) => `${does(who, 'кладёт', 'кладёте')} жетон «${tile}» на ${at} и ${toward}.`,
  'event.tile-discarded': ({ who, tile }) => `${does(who, 'сбрасывает', 'сбрасываете')} жетон «${tile}».`,
  'event.tile-drawn': ({ who, tile }) => `${does(who, 'берёт', 'берёте')} жетон «${tile}».`,
  'event.action-began': ({ who, action, strength }) => `${who || 'Вы'}: действие «${action}» ×${strength}.`,
  'event.skipped': ({ who, action }) =>
    `${does(who, 'больше ничего не может', 'больше ничего не можете')} здесь сделать (${action}): пропуск.`,
  'event.energy-laid': ({ who, portal, energy, length }) =>
    `${does(who, 'кладёт', 'кладёте')} энергию на портал «${portal}» (${energy}/${length}).`,
  'event.portal-finished': ({ who, portal, points }) => `${does(who, 'завершает', 'завершаете')} портал «${portal}»: ${pts(points)}.`,
  'event.witch-prepared': ({ who, lying }) => `${does(who, 'готовит', 'готовите')} чародея (ждут: ${lying}).`,
  'event.witch-sent': ({ who, location, points }) => `${does(who, 'отправляет', 'отправляете')} чародея: ${location}, ${pts(points)}.`,
  'event.stone-reached': ({ who, place, points }) => `${does(who, 'занимает', 'занимаете')} место ${place} на Скале ведьм: ${pts(points)}.`,
  'event.chip-taken': ({ who, chip, strength }) => `${does(who, 'берёт', 'берёте')} жетон усиления: ${chip}, сила ${strength}.`,
  'more.points-chip-taken': ({ who, points }) => `${does(who, 'берёт', 'берёте')} жетон усиления: ${pts(points)}.`,
  'event.pentagram-walked': ({ who, steps }) =>
    `${does(who, 'передвигает', 'передвигаете')} сову на ${steps} ${plural('ru', steps, { one: 'клетку', few: 'клетки', many: 'клеток' })} по треку пентаграммы.`,
  'event.owl-taken': ({ who, value }) => `${does(who, 'берёт', 'берёте')} жетон совы: ${pts(value)} в конце игры.`,
  'event.owls-gone': ({ who, points }) => `Жетонов сов больше нет: ${then(who, 'получает', 'получаете')} ${pts(points)}.`,
  'event.special-taken': ({ who, special }) => `${does(who, 'берёт', 'берёте')} особый жетон «${special}».`,
  'event.specials-gone': ({ who }) => `Особых жетонов больше нет: ${then(who, 'выбирает', 'выбираете')} любое действие с силой 2.`,
  'event.special-used': ({ who, special, action }) =>
    `${does(who, 'использует', 'используете')} особый жетон «${special}»: ${action}, сила 2.`,
  'event.special-laid': ({ who, special, at }) => `${does(who, 'кладёт', 'кладёте')} особый жетон «${special}» на ${at}.`,
  'event.special-dropped': ({ who, special }) =>
    `${does(who, 'убирает', 'убираете')} особый жетон «${special}» за ширму, не использовав его.`,
  'event.action-chosen': ({ who, action }) => `${does(who, 'выбирает', 'выбираете')}: ${action}, сила 2.`,
  'event.crystal-moved': ({ who, crystal, from, to }) => `${does(who, 'передвигает', 'передвигаете')} ${crystal}: ${from} → ${to}.`,
  'event.crystal-to-rim': ({ who, crystal, action }) =>
    `${does(who, 'передвигает', 'передвигаете')} ${crystal} на край котла, выход «${action}».`,
  'event.crystal-racked': ({ who, crystal, action, strength }) =>
    `${does(who, 'ставит', 'ставите')} ${crystal} на полку «${action}»: сила ${strength}.`,
  'more.racked-at-bottom': ({ who, crystal }) => `${does(who, 'ставит', 'ставите')} ${crystal} на нижнюю полку.`,
  'event.crystal-set-aside': ({ who, crystal }) =>
    `${does(who, 'не находит', 'не находите')} места на стеллаже ${verb(who, 'и убирает', 'и убираете')} ${crystal} за ширму.`,
  'event.crystal-broken': ({ who, crystal, points }) =>
    `${does(who, 'убирает', 'убираете')} ${crystal} из котла ${verb(who, 'и теряет', 'и теряете')} ${pts(points)}.`,
  'event.wand-walked': ({ who, steps }) =>
    `${does(who, 'передвигает', 'передвигаете')} сову на ${steps} ${plural('ru', steps, { one: 'клетку', few: 'клетки', many: 'клеток' })} по треку палочки.`,
  'event.wand-bonus': ({ who, action, strength }) => `${does(who, 'открывает', 'открываете')} клетку палочки: ${action} ×${strength}.`,
  'more.wand-doubled': ({ who, action, strength }) =>
    `${does(who, 'открывает', 'открываете')} клетку палочки как лидер: ${action} с удвоением, ×${strength}.`,
  'event.wand-silver': ({ who, silver, points }) =>
    `${does(who, 'открывает', 'открываете')} серебряную клетку (${silver}): ${pts(points)}.`,
  'event.scroll-taken': ({ who, scroll }) => `${does(who, 'берёт', 'берёте')} свиток «${scroll}».`,
  'event.booster-played': ({ who, scroll, action, plus }) => `${does(who, 'играет', 'играете')} «${scroll}»: ${action} +${plus}.`,
  'event.stopped': ({ who }) => `${does(who, 'останавливается', 'останавливаетесь')}.`,
  'event.turn-passed': 'Ход окончен.',
  'event.ended': 'Все одиннадцать ходов сыграны.',
};
