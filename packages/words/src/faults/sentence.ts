import type { OptionProblem, Problem, RecordProblem, VersionProblem } from '@coven/core';
import type { Say } from '../catalogue.ts';
import type { CommonWords } from '../common/index.ts';
import type { FaultMessages } from './index.ts';

/** Who says what is common, and who the faults. */
export interface FaultWords {
  readonly common: CommonWords;
  readonly say: Say<FaultMessages>;
}

/**
 * A fault as one sentence. `why` puts words to what only the game knows: the reason of a refusal or of a mistake in a data file.
 * Undefined for a code that is none of core's.
 */
export function faultSentence(
  { common, say }: FaultWords,
  { code, args }: Pick<Problem, 'code' | 'args'>,
  why: (reason: string) => string,
): string | undefined {
  const text = (name: string): string => String(args[name] ?? '');
  const known = code as OptionProblem | RecordProblem | VersionProblem;
  switch (known) {
    case 'seats-out-of-range':
      return say('fault.seats-out-of-range', { game: text('game'), seats: text('seats'), least: text('least'), most: text('most') });
    case 'unknown-option':
      return say('fault.unknown-option', { option: text('option'), known: text('known') });
    case 'bad-option-value':
      return say('fault.bad-option-value', { option: text('option'), value: text('value'), values: text('values') });
    case 'bad-option-count':
      return say('fault.bad-option-count', { option: text('option'), seats: Number(args.seats) });
    case 'bad-file':
      return say('fault.bad-file', { option: text('option'), line: text('line'), field: text('field'), problem: why(text('reason')) });
    case 'file-too-expensive':
      return common('fault.file-too-expensive', { option: text('option') });
    case 'record-too-large':
      return say('fault.record-too-large', { most: text('most') });
    case 'record-wrong-format':
      return say('fault.record-wrong-format', { format: text('format') });
    case 'record-bad-field':
    case 'record-unknown-field':
    case 'record-repeated-field':
      return say(`fault.${known}`, { field: text('field') });
    case 'record-wrong-nonce':
      return say('fault.record-wrong-nonce', { seat: text('seat') });
    case 'record-wrong-name':
      return say('fault.record-wrong-name', { name: text('name') });
    case 'record-unknown-game':
      return say('fault.record-unknown-game', { game: text('game') });
    case 'record-unknown-version':
      return say('fault.record-unknown-version', { version: text('version'), known: text('known') });
    case 'unknown-version':
      return common('fault.unknown-version', { version: text('version'), known: text('known') });
    case 'record-bad-options':
      return say('fault.record-bad-options', { problem: say(`problem.${text('problem') as OptionProblem}`) });
    case 'record-needs-file':
      return say('fault.record-needs-file', { option: text('option'), hash: text('hash') });
    case 'record-wrong-draw':
    case 'record-wrong-entry':
      return say(`fault.${known}`, { entry: text('entry'), text: text('text') });
    case 'record-illegal-move':
      return say('fault.record-illegal-move', { entry: text('entry'), text: text('text'), rule: text('rule'), why: why(text('reason')) });
    case 'record-not-json':
    case 'record-wrong-commitment':
    case 'record-wrong-deals':
    case 'record-cut-short':
    case 'record-wrong-signature':
    case 'record-wrong-key':
    case 'record-self-signed':
    case 'record-wrong-head':
    case 'record-wrong-result':
      return say(`fault.${known}`);
    default:
      known satisfies never;
      return undefined;
  }
}
