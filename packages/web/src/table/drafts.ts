import { readStored, store } from '../storage.ts';

/** A data file that is being written in this browser's editor, as text. */
export function readDraft(game: string): string | undefined {
  return readStored<string>(`draft.${game}`);
}

export function keepDraft(game: string, text: string): void {
  store(`draft.${game}`, text);
}

let offered: string | null = null;

/** The next table that is made of this game starts with the draft. */
export function offerDraft(game: string): void {
  offered = game;
}

/** Whether the draft was offered; asking takes the offer. */
export function takeOffer(game: string): boolean {
  const isOffered = offered === game;
  if (isOffered) offered = null;
  return isOffered;
}
