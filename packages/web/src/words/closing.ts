import type { ClosingArgs } from '../table/live-table.ts';
import { fileText, versionText } from './api-problems.ts';
import { sayOnline as say } from './words.svelte.ts';

interface ClosedTexts {
  readonly title: string;
  readonly text: string;
  readonly mayReload?: boolean;
}

/** Why the server shows no table. */
export function closedTexts(reason: string, args: ClosingArgs): ClosedTexts {
  switch (reason) {
    case 'no-such-table':
      return { title: say('lost.title'), text: say('lost.text') };
    case 'unknown-version':
      return { title: say('frame.broken'), text: versionText(args) };
    case 'file-too-expensive':
      return { title: say('frame.broken'), text: fileText(args) };
    // As many people watch as may.
    case 'table-full':
      return { title: say('closing.full'), text: say('closing.full-why'), mayReload: true };
    // This browser was.
    case 'logged-out':
      return { title: say('closing.logged-out'), text: say('closing.logged-out-why'), mayReload: true };
    // Page and server do not understand each other.
    default:
      return { title: say('frame.broken'), text: say('closing.why'), mayReload: true };
  }
}
