import { type Catalogue, type Same, type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

type Messages = typeof en;

/** What a game's own `words/how-to-play` must hold: the goal, the set-up, the steps of a turn (`turn.1` and so on) and the end, and a heading for each part of its rules (`section.BM-1`). */
export type HowToPlayCatalogue = Catalogue & Readonly<Record<'goal' | 'setup' | 'turn.1' | 'end', string>>;

/** The words of a game's rules page. */
export interface HowToPlayWords {
  readonly say: Say<Messages>;
  readonly goal: string;
  readonly setup: string;
  readonly turn: readonly string[];
  readonly end: string;
  /** The heading of a part of the rules; its number where it has none. */
  section(number: string): string;
  /** One of the game's own messages, which its reference says. */
  readonly own: Readonly<Record<string, Catalogue[string]>>;
}

export async function loadHowToPlay(language: Language, own: HowToPlayCatalogue): Promise<HowToPlayWords> {
  const messages: Same<Messages> = (await import(`./catalogue/${language}.ts`)).messages;
  const text = (key: string): string | undefined => (typeof own[key] === 'string' ? own[key] : undefined);
  const turn: string[] = [];
  for (let step = text('turn.1'); step !== undefined; step = text(`turn.${turn.length + 1}`)) turn.push(step);
  return {
    say: sayFrom<Messages>(messages),
    goal: own.goal,
    setup: own.setup,
    turn,
    end: own.end,
    section: (number) => text(`section.${number}`) ?? number,
    own,
  };
}
