/**
 * Text by people for people: one line without control characters, invisible characters or changes of writing direction,
 * so that no name can pass for another one by tricks, nor turn a page around.
 */
export function plainText(text: string, most: number): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    // More than three marks on one letter climb over the neighbouring lines.
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return Array.from(clean).slice(0, most).join('').trim();
}
