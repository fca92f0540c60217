import type { FaultCatalogue } from '../../catalogue-shape.ts';

export const messages = {
  'fault.seats-out-of-range': ({ game, seats, least, most }: { game: string; seats: string; least: string; most: string }) =>
    `${game} is for ${least} to ${most} players, not ${seats}.`,
  'fault.unknown-option': ({ option, known }: { option: string; known: string }) => `There is no option “${option}”; there are: ${known}.`,
  'fault.bad-option-value': ({ option, value, values }: { option: string; value: string; values: string }) =>
    `Option “${option}” cannot be “${value}”; choose one of: ${values}.`,
  'fault.bad-option-count': ({ option, seats }: { option: string; seats: number }) =>
    `Option “${option}” needs one value for each player, ${seats} in all.`,
  'fault.bad-file': ({ option, line, field, problem }: { option: string; line: string; field: string; problem: string }) =>
    `The file for option “${option}” has a mistake in line ${line}, ${field}: ${problem}`,

  'fault.record-too-large': ({ most }: { most: string }) => `This is too long to be a record (more than ${most} characters).`,
  'fault.record-not-json': 'This is not a record: it is not JSON, or it is cut short.',
  'fault.record-wrong-format': ({ format }: { format: string }) => `This is not a record in the format ${format}.`,
  'fault.record-bad-field': ({ field }: { field: string }) => `The record’s field “${field}” is missing or malformed.`,
  'fault.record-unknown-game': ({ game }: { game: string }) => `The record is of a game unknown here: “${game}”.`,
  'fault.record-unknown-version': ({ version, known }: { version: string; known: string }) =>
    `The record was played by version ${version} of the rules; versions up to ${known} are known here.`,
  'fault.record-bad-options': ({ problem }: { problem: string }) => `The record’s options do not fit its game (${problem}).`,
  'fault.record-needs-file': ({ option, hash }: { option: string; hash: string }) =>
    `The record was played with a data file of its own: give it as --option ${option}=FILE (${hash}).`,
  'fault.record-wrong-commitment': 'The secret does not match the seal: it is not the one that was sealed before the game.',
  'fault.record-wrong-draw': ({ entry, text }: { entry: string; text: string }) =>
    `Entry ${entry}, ${text}, is not what the sealed seed draws there.`,
  'fault.record-illegal-move': ({ entry, text, why, rule }: { entry: string; text: string; why: string; rule: string }) =>
    `Entry ${entry}, ${text}, is not a legal move (${rule}): ${why}`,
  'fault.record-wrong-head': 'The chain’s head does not match the log: an entry was changed, added or dropped.',
  'fault.record-wrong-result': 'The result does not follow from the moves.',
  'fault.record-unknown-field': ({ field }: { field: string }) => `The record has a field “${field}” that its format does not know.`,
  'fault.record-repeated-field': ({ field }: { field: string }) => `The record has the field “${field}” twice.`,
  'fault.record-wrong-nonce': ({ seat }: { seat: string }) =>
    `The random bytes of seat ${seat} are not the ones its browser had promised before the deal.`,
  'fault.record-wrong-name': ({ name }: { name: string }) => `The name “${name}” is not one that was at this table.`,
  'fault.record-wrong-deals': 'The attempts to deal do not fit together.',
  'fault.record-wrong-entry': ({ entry, text }: { entry: string; text: string }) => `Entry ${entry}, ${text}, cannot stand there.`,
  'fault.record-cut-short': 'The log has no end: the record was cut short.',
  'fault.record-wrong-signature': 'The signature does not fit the record.',
  'fault.record-wrong-key': 'The record does not bear the signature of this key.',
  'fault.record-self-signed': 'The record was signed by the program that wrote it, not by a server.',

  'problem.seats-out-of-range': 'number of players',
  'problem.unknown-option': 'an option it does not have',
  'problem.bad-option-value': 'a value it does not have',
  'problem.bad-option-count': 'one value for each player',
  'problem.bad-file': 'a faulty data file',
  'problem.file-too-expensive': 'a data file that is too expensive',
} satisfies FaultCatalogue;
