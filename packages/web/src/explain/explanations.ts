import type { Types } from '@coven/core';
import { type Catalogue, type Language, type RuleTexts, type Same, type Say, sayFrom } from '@coven/words';
import type { BoardContext } from '../games/board-context.ts';
import { byLanguage, folders } from '../games/folders.ts';
import { ruleTexts } from '../learn/rule-texts.ts';

/** The keys of a catalogue that name something which `KEY.text` explains. */
type NamedIn<Messages> = { [Key in keyof Messages]: `${Key & string}.text` extends keyof Messages ? Key & string : never }[keyof Messages];

/** One kind of thing on a game's table. */
export interface Part<T extends Types = Types, Messages extends Catalogue = Catalogue> {
  /** Where it is. The nearest around what is pointed at is explained; of several for one element, the first. */
  readonly at: string;
  /** Its name in the game's `words/explain`; `KEY.text` says what it is and what it does. */
  readonly key: NamedIn<Messages>;
  readonly rule: string;
  /** What it is or does just now; without it, what a screen reader is told. */
  readonly now?: (board: BoardContext<T>, element: Element, say: Say<Messages>) => string | undefined;
}

/** In pixels, from the upper left of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is told about one thing on the table. */
export interface Explanation {
  readonly element: Element;
  readonly key: string;
  readonly name: string;
  readonly now: string;
  readonly text: string;
  readonly rule: string;
  readonly ruleText: string;
}

const PARTS = folders<{ readonly parts: readonly Part[] }>(import.meta.glob('../../../../games/*/web/explain.ts'));
const WORDS = byLanguage(import.meta.glob<{ readonly messages: Catalogue }>('../../../../games/*/words/explain/*.ts'));

/** Everything a game explains, in one language. */
export class Explanations {
  readonly #parts: readonly Part[];
  readonly #say: Say<Catalogue>;
  readonly #rules: RuleTexts;

  constructor(parts: readonly Part[], messages: Catalogue, rules: RuleTexts) {
    this.#parts = parts;
    this.#say = sayFrom(messages as Same<Catalogue>);
    this.#rules = rules;
  }

  static async load(game: string, language: Language): Promise<Explanations> {
    const [own, words, rules] = await Promise.all([PARTS.get(game)?.(), WORDS.get(`${game}/${language}`)?.(), ruleTexts(game, language)]);
    return new Explanations(own?.parts ?? [], words?.messages ?? {}, rules);
  }

  /** Of the nearest thing around an element, up to the edge of the table. */
  of(from: Element, root: Element, board: BoardContext): Explanation | undefined {
    for (let element: Element | null = from; element && element !== root; element = element.parentElement) {
      const part = this.#parts.find(({ at }) => element?.matches(at));
      if (!part) continue;
      const { key, rule } = part;
      const now = part.now?.(board, element, this.#say) ?? labelOf(element);
      return { element, key, name: this.#say(key), now, text: this.#say(`${key}.text`), rule, ruleText: this.#rules(rule) ?? '' };
    }
    return undefined;
  }

  /** Of the smallest thing at a point of the screen: a button may lie over what it is for. */
  at(point: Point, from: Element, root: Element, board: BoardContext): Explanation | undefined {
    const around = this.of(from, root, board);
    if (!around) return undefined;
    const inside = [...around.element.querySelectorAll('*')]
      .filter((element) => isAt(element, point))
      .sort((a, b) => areaOf(a) - areaOf(b));
    for (const element of inside) {
      const told = this.of(element, root, board);
      if (told && told.element !== around.element && isAt(told.element, point)) return told;
    }
    return around;
  }
}

function isAt(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** What a screen reader is told about it, or about what it belongs to. */
export function labelOf(element: Element): string {
  const around = element.closest('button, [role="img"]');
  for (const one of [element, element.querySelector(':scope > button'), around]) {
    const label = one?.getAttribute('aria-label') || one?.getAttribute('title') || one?.querySelector('.visually-hidden')?.textContent;
    if (label) return label.trim();
  }
  return '';
}
