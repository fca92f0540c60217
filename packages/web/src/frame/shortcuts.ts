/** Keys by screen and by what they do; the words are `keys.<name>`. No key means two things on one screen. */
export const SHORTCUTS = {
  table: {
    h: 'hand',
    b: 'board',
    c: 'choices',
    i: 'inspect',
    a: 'again',
    u: 'undo',
    w: 'hint',
    l: 'log',
    r: 'rules',
    t: 'chat',
    '?': 'help',
  },
  record: {
    arrowleft: 'step-back',
    arrowright: 'step-on',
    home: 'first-turn',
    end: 'last-turn',
  },
} as const;

/** What is for a table that can be played at. */
const ACTING: ReadonlySet<string> = new Set(['choices', 'again', 'undo', 'hint', 'chat']);

export function isForActing(shortcut: string): boolean {
  return ACTING.has(shortcut);
}

type Screen = keyof typeof SHORTCUTS;
export type Shortcut<S extends Screen> = (typeof SHORTCUTS)[S][keyof (typeof SHORTCUTS)[S]];

/** What a key does on a screen; nothing while something is typed, or for the browser's own keys. */
export function shortcutOf<S extends Screen>(screen: S, event: KeyboardEvent): Shortcut<S> | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return undefined;
  const keys = SHORTCUTS[screen] as unknown as Readonly<Record<string, Shortcut<S>>>;
  const key = event.key.toLowerCase();
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
