import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';
import { subject, verb } from './person.ts';

export const pts = (points: number): string => `${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}`;
const does = subject('Ви');
const then = subject('ви');

/** What happened, as the log tells it; `who` is empty for the player who is spoken to. */
export const messages: Same<typeof en> = {
  'event.special-turned': ({ special }) => `Новий особливий жетон біля пентаграми: ${special}.`,
  'event.scroll-turned': ({ scroll }) => `Новий сувій у ряду: ${scroll}.`,
  'event.chip-set': ({ location, chip }) => `Жетон підсилення, ${location}: ${chip}.`,
  'event.tile-dealt': ({ who, tile }) => `${does(who, 'отримує', 'отримуєте')} плитку: ${tile}.`,
  'event.began': ({ who }) =>
    who === ''
      ? 'Перший хід робите ви; верховну відьму ставите в останню чергу.'
      : `Перший хід робить ${who}; верховну відьму ставить в останню чергу.`,
  'event.tower-taken': ({ who, location, points }) => `${does(who, 'ставить', 'ставите')} верховну відьму: ${location}, ${pts(points)}.`,
  'event.tile-chosen': ({ who, tile }) => `${does(who, 'вибирає', 'вибираєте')} плитку: ${tile}.`,
  'event.tile-laid': ({ who, tile, at, toward }) => `${does(who, 'кладе', 'кладете')} плитку «${tile}» на ${at} і ${toward}.`,
  'event.tile-discarded': ({ who, tile }) => `${does(who, 'скидає', 'скидаєте')} плитку «${tile}».`,
  'event.tile-drawn': ({ who, tile }) => `${does(who, 'бере', 'берете')} плитку «${tile}».`,
  'event.action-began': ({ who, action, strength }) => `${who || 'Ви'}: ${action}, сила ${strength}.`,
  'event.skipped': ({ who, action }) =>
    `${does(who, 'більше нічого не може зробити', 'більше нічого не можете зробити')} (${action}): дію пропущено.`,
  'event.energy-laid': ({ who, portal, energy, length }) =>
    `${does(who, 'кладе', 'кладете')} енергію на портал «${portal}» (${energy}/${length}).`,
  'event.portal-finished': ({ who, portal, points }) => `${does(who, 'завершує', 'завершуєте')} портал «${portal}»: ${pts(points)}.`,
  'event.witch-prepared': ({ who, lying }) => `${does(who, 'готує', 'готуєте')} відьму (чекають: ${lying}).`,
  'event.witch-sent': ({ who, location, points }) => `${does(who, 'відправляє', 'відправляєте')} відьму: ${location}, ${pts(points)}.`,
  'event.stone-reached': ({ who, place, points }) => `${does(who, 'займає', 'займаєте')} місце ${place} на Скелі відьом: ${pts(points)}.`,
  'event.chip-taken': ({ who, chip, strength }) => `${does(who, 'бере', 'берете')} жетон підсилення: ${chip}, сила ${strength}.`,
  'more.points-chip-taken': ({ who, points }) => `${does(who, 'бере', 'берете')} жетон підсилення: ${pts(points)}.`,
  'event.pentagram-walked': ({ who, steps }) =>
    `${does(who, 'пересуває', 'пересуваєте')} сову на ${steps} ${plural('uk', steps, { one: 'клітинку', few: 'клітинки', many: 'клітинок' })} по треку пентаграми.`,
  'event.owl-taken': ({ who, value }) => `${does(who, 'бере', 'берете')} жетон сови: ${pts(value)} наприкінці гри.`,
  'event.owls-gone': ({ who, points }) => `Жетонів сов більше немає: ${then(who, 'отримує', 'отримуєте')} ${pts(points)}.`,
  'event.special-taken': ({ who, special }) => `${does(who, 'бере', 'берете')} особливий жетон «${special}».`,
  'event.specials-gone': ({ who }) => `Особливих жетонів більше немає: ${then(who, 'вибирає', 'вибираєте')} будь-яку дію із силою 2.`,
  'event.special-used': ({ who, special, action }) =>
    `${does(who, 'використовує', 'використовуєте')} особливий жетон «${special}»: ${action}, сила 2.`,
  'event.special-laid': ({ who, special, at }) => `${does(who, 'кладе', 'кладете')} особливий жетон «${special}» на ${at}.`,
  'event.special-dropped': ({ who, special }) =>
    `${does(who, 'прибирає', 'прибираєте')} особливий жетон «${special}» за ширму, не використавши його.`,
  'event.action-chosen': ({ who, action }) => `${does(who, 'вибирає', 'вибираєте')}: ${action}, сила 2.`,
  'event.crystal-moved': ({ who, crystal, from, to }) => `${does(who, 'пересуває', 'пересуваєте')} ${crystal}: ${from} → ${to}.`,
  'event.crystal-to-rim': ({ who, crystal, action }) =>
    `${does(who, 'пересуває', 'пересуваєте')} ${crystal} на край казана, вихід «${action}».`,
  'event.crystal-racked': ({ who, crystal, action, strength }) =>
    `${does(who, 'ставить', 'ставите')} ${crystal} на полицю «${action}»: сила ${strength}.`,
  'more.racked-at-bottom': ({ who, crystal }) => `${does(who, 'ставить', 'ставите')} ${crystal} на нижню полицю.`,
  'event.crystal-set-aside': ({ who, crystal }) =>
    `${does(who, 'не знаходить', 'не знаходите')} місця на стелажі ${verb(who, 'й ховає', 'й ховаєте')} ${crystal} за ширму.`,
  'event.crystal-broken': ({ who, crystal, points }) =>
    `${does(who, 'прибирає', 'прибираєте')} ${crystal} з казана ${verb(who, 'і втрачає', 'і втрачаєте')} ${pts(points)}.`,
  'event.wand-walked': ({ who, steps }) =>
    `${does(who, 'пересуває', 'пересуваєте')} сову на ${steps} ${plural('uk', steps, { one: 'клітинку', few: 'клітинки', many: 'клітинок' })} по треку палички.`,
  'event.wand-bonus': ({ who, action, strength }) => `${does(who, 'відкриває', 'відкриваєте')} клітинку палички: ${action} ×${strength}.`,
  'more.wand-doubled': ({ who, action, strength }) =>
    `${does(who, 'лідирує й відкриває', 'лідируєте й відкриваєте')} клітинку палички: ${action} з подвоєнням, ×${strength}.`,
  'event.wand-silver': ({ who, silver, points }) => `${does(who, 'відкриває', 'відкриваєте')} срібну клітинку (${silver}): ${pts(points)}.`,
  'event.scroll-taken': ({ who, scroll }) => `${does(who, 'бере', 'берете')} сувій «${scroll}».`,
  'event.booster-played': ({ who, scroll, action, plus }) => `${does(who, 'грає', 'граєте')} «${scroll}»: ${action} +${plus}.`,
  'event.stopped': ({ who }) => `${does(who, 'зупиняється', 'зупиняєтеся')}.`,
  'event.turn-passed': 'Хід завершено.',
  'event.ended': 'Усі одинадцять ходів зіграно.',
};
