import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'problem.file-too-long': ({ most }) => `Файл слишком длинный: символов может быть не больше ${most}.`,
  'problem.not-json': ({ found }) => `Это не JSON: «${found}» здесь лишнее.`,
  'more.cut-short': 'Это не JSON: файл обрывается слишком рано.',
  'problem.too-deep': ({ most }) => `Слишком много скобок одна в другой: не более ${most}.`,
  'problem.repeated-field': 'Это поле здесь уже есть.',
  'problem.unknown-field': ({ values }) => `Такого поля здесь не бывает. Известны: ${values}.`,
  'problem.missing-field': ({ name }) => `Не хватает поля «${name}».`,
  'problem.not-an-object': 'Здесь должен быть объект в скобках { }.',
  'problem.not-a-list': 'Здесь должен быть список в скобках [ ].',
  'problem.not-a-text': 'Здесь должен быть текст в кавычках.',
  'problem.not-a-whole-number': 'Здесь должно быть целое число.',
  'problem.out-of-range': ({ least, most }) => `Должно быть от ${least} до ${most} (для текста это число символов).`,
  'problem.not-one-of': ({ values }) => `Должно быть одно из: ${values}.`,
  'problem.not-an-id': 'Идентификатор состоит из 1–40 строчных латинских букв, цифр и дефисов.',
  'problem.too-many': ({ found, most }) => `Здесь слишком много: ${found}. За новым столом может быть не больше ${most}.`,
};
