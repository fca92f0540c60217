/**
 * Cleans text that players write: one line without control characters, invisible characters or direction changes,
 * so that a name can neither imitate another one nor disturb the layout.
 */
export function plainText(text: string, maxLength: number): string {
  const clean = text
    .normalize('NFC')
    // The blank Braille pattern also looks like a space.
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u2800]/gu, ' ')
    .replaceAll(/(?![\u200d\ufe0f])[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    // Keep the emoji variation selector only after a pictograph.
    .replaceAll(/(?<!\p{Extended_Pictographic})\ufe0f/gu, '')
    // Keep the zero-width joiner only between pictographs, where it forms one emoji.
    .replaceAll(/(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    // More than three combining marks on a letter would overlap neighbouring lines.
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return Array.from(clean)
    .slice(0, maxLength)
    .join('')
    .replace(/\u200d$/u, '')
    .trim();
}
