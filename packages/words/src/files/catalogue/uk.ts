import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'problem.file-too-long': ({ most }) => `Файл задовгий: символів може бути не більше ніж ${most}.`,
  'problem.not-json': ({ found }) => `Це не JSON: «${found}» тут зайве.`,
  'more.cut-short': 'Це не JSON: файл обривається зарано.',
  'problem.too-deep': ({ most }) => `Забагато дужок одна в одній: щонайбільше ${most}.`,
  'problem.repeated-field': 'Це поле тут уже є.',
  'problem.unknown-field': ({ values }) => `Такого поля тут не буває. Відомі: ${values}.`,
  'problem.missing-field': ({ name }) => `Бракує поля «${name}».`,
  'problem.not-an-object': 'Тут має бути об’єкт у дужках { }.',
  'problem.not-a-list': 'Тут має бути список у дужках [ ].',
  'problem.not-a-text': 'Тут має бути текст у лапках.',
  'problem.not-a-whole-number': 'Тут має бути ціле число.',
  'problem.out-of-range': ({ least, most }) => `Має бути від ${least} до ${most} (для тексту це кількість символів).`,
  'problem.not-one-of': ({ values }) => `Має бути одне з: ${values}.`,
  'problem.not-an-id': 'Ідентифікатор складається з 1–40 малих латинських літер, цифр і дефісів.',
  'problem.too-many': ({ found, most }) => `Тут забагато: ${found}. За новим столом може бути щонайбільше ${most}.`,
};
