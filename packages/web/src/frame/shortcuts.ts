/** Keys at the table, by what they do; the words are `keys.<name>`. */
export const SHORTCUTS = {
  h: 'hand',
  b: 'board',
  c: 'choices',
  a: 'again',
  u: 'undo',
  l: 'log',
  r: 'rules',
  t: 'chat',
  '?': 'help',
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];
