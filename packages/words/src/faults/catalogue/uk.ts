import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'fault.seats-out-of-range': ({ game, seats, least, most }) => `У «${game}» грають від ${least} до ${most} гравців, а не ${seats}.`,
  'fault.unknown-option': ({ option, known }) => `Немає налаштування «${option}»; є такі: ${known}.`,
  'fault.bad-option-value': ({ option, value, values }) => `Налаштування «${option}» не може бути «${value}»; виберіть одне з: ${values}.`,
  'fault.bad-option-count': ({ option, seats }) => `Для налаштування «${option}» потрібно по значенню на кожного гравця, разом ${seats}.`,
  'fault.bad-file': ({ option, line, field, problem }) =>
    `У файлі для налаштування «${option}» помилка в рядку ${line}, ${field}: ${problem}`,

  'fault.record-too-large': ({ most }) => `Задовго для запису партії (понад ${most} знаків).`,
  'fault.record-not-json': 'Це не запис партії: це не JSON, або файл обірвано.',
  'fault.record-wrong-format': ({ format }) => `Це не запис партії у форматі ${format}.`,
  'fault.record-bad-field': ({ field }) => `Поле запису «${field}» відсутнє або зіпсоване.`,
  'fault.record-unknown-game': ({ game }) => `Це запис гри, якої тут не знають: «${game}».`,
  'fault.record-unknown-version': ({ version, known }) => `Грали за правилами версії ${version}, а тут відомі версії лише до ${known}.`,
  'fault.record-bad-options': ({ problem }) => `Налаштування в записі не пасують до гри (${problem}).`,
  'fault.record-needs-file': ({ option, hash }) => `Грали з власним файлом даних: додайте його як --option ${option}=FILE (${hash}).`,
  'fault.record-wrong-commitment': 'Таємниця не відповідає печатці: перед грою запечатали іншу.',
  'fault.record-wrong-draw': ({ entry, text }) => `Рядок ${entry}, ${text}: за запечатаним зерном тут випадає інше.`,
  'fault.record-illegal-move': ({ entry, text, why, rule }) => `Рядок ${entry}, ${text}: такий хід заборонено (${rule}). ${why}`,
  'fault.record-wrong-head': 'Кінець ланцюга не відповідає ходам: якийсь рядок змінили, додали або вилучили.',
  'fault.record-wrong-result': 'Результат не випливає з ходів.',
  'fault.record-unknown-field': ({ field }) => `У записі є поле «${field}», якого його формат не знає.`,
  'fault.record-repeated-field': ({ field }) => `Поле «${field}» трапляється в записі двічі.`,
  'fault.record-wrong-nonce': ({ seat }) => `Випадкові байти місця ${seat} не ті, які його браузер пообіцяв перед роздачею.`,
  'fault.record-wrong-name': ({ name }) => `Імені «${name}» за цим столом не було.`,
  'fault.record-wrong-deals': 'Спроби роздачі не узгоджуються між собою.',
  'fault.record-wrong-entry': ({ entry, text }) => `Рядок ${entry}, ${text}: тут такого бути не може.`,
  'fault.record-cut-short': 'У ходах бракує кінця: запис обірвано.',
  'fault.record-wrong-signature': 'Підпис не пасує до запису.',
  'fault.record-wrong-key': 'Запис підписано не цим ключем.',
  'fault.record-self-signed': 'Запис підписала програма, яка його створила, а не сервер.',

  'problem.seats-out-of-range': 'кількість гравців',
  'problem.unknown-option': 'невідоме налаштування',
  'problem.bad-option-value': 'невідоме значення',
  'problem.bad-option-count': 'по значенню на кожного гравця',
  'problem.bad-file': 'файл даних з помилкою',
  'problem.file-too-expensive': 'надто важкий файл даних',
};
