import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'fault.seats-out-of-range': ({ game, seats, least, most }) => `В «${game}» играют от ${least} до ${most} игроков, а не ${seats}.`,
  'fault.unknown-option': ({ option, known }) => `Нет настройки «${option}»; есть такие: ${known}.`,
  'fault.bad-option-value': ({ option, value, values }) => `Настройка «${option}» не может быть «${value}»; выберите одно из: ${values}.`,
  'fault.bad-option-count': ({ option, seats }) => `Для настройки «${option}» нужно по значению на каждого игрока, всего ${seats}.`,
  'fault.bad-file': ({ option, line, field, problem }) => `В файле для настройки «${option}» ошибка в строке ${line}, ${field}: ${problem}`,

  'fault.record-too-large': ({ most }) => `Слишком длинно для записи партии (больше ${most} знаков).`,
  'fault.record-not-json': 'Это не запись партии: это не JSON, или файл оборван.',
  'fault.record-wrong-format': ({ format }) => `Это не запись партии в формате ${format}.`,
  'fault.record-bad-field': ({ field }) => `Поле записи «${field}» отсутствует или испорчено.`,
  'fault.record-unknown-game': ({ game }) => `Это запись игры, которой здесь не знают: «${game}».`,
  'fault.record-unknown-version': ({ version, known }) =>
    `Играли по правилам версии ${version}, а здесь известны версии только до ${known}.`,
  'fault.record-bad-options': ({ problem }) => `Настройки в записи не подходят к игре (${problem}).`,
  'fault.record-needs-file': ({ option, hash }) =>
    `Играли с собственным файлом данных: добавьте его как --option ${option}=FILE (${hash}).`,
  'fault.record-wrong-commitment': 'Секрет не соответствует печати: перед игрой запечатали другой.',
  'fault.record-wrong-draw': ({ entry, text }) => `Строка ${entry}, ${text}: по запечатанному зерну здесь выпадает другое.`,
  'fault.record-illegal-move': ({ entry, text, why, rule }) => `Строка ${entry}, ${text}: такой ход запрещён (${rule}). ${why}`,
  'fault.record-wrong-head': 'Конец цепочки не соответствует ходам: какую-то строку изменили, добавили или убрали.',
  'fault.record-wrong-result': 'Результат не следует из ходов.',
  'fault.record-unknown-field': ({ field }) => `В записи есть поле «${field}», которого её формат не знает.`,
  'fault.record-repeated-field': ({ field }) => `Поле «${field}» встречается в записи дважды.`,
  'fault.record-wrong-nonce': ({ seat }) => `Случайные байты места ${seat} не те, которые его браузер обещал перед раздачей.`,
  'fault.record-wrong-name': ({ name }) => `Имени «${name}» за этим столом не было.`,
  'fault.record-wrong-deals': 'Попытки раздачи не согласуются друг с другом.',
  'fault.record-wrong-entry': ({ entry, text }) => `Строка ${entry}, ${text}: здесь такого быть не может.`,
  'fault.record-cut-short': 'В ходах нет конца: запись оборвана.',
  'fault.record-wrong-signature': 'Подпись не подходит к записи.',
  'fault.record-wrong-key': 'Запись подписана не этим ключом.',
  'fault.record-self-signed': 'Запись подписала программа, которая её создала, а не сервер.',

  'problem.seats-out-of-range': 'число игроков',
  'problem.unknown-option': 'неизвестная настройка',
  'problem.bad-option-value': 'неизвестное значение',
  'problem.bad-option-count': 'по значению на каждого игрока',
  'problem.bad-file': 'файл данных с ошибкой',
  'problem.file-too-expensive': 'слишком тяжёлый файл данных',
};
