const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The same words, whatever spaces stand between them: pieces are drawn inside a sentence. */
export function spaced(name: string): RegExp {
  return new RegExp(`^${[...name.replace(/\s/gu, '')].map(escaped).join('\\s*')}$`, 'u');
}
