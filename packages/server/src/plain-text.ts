/**
 * Text by people for people: one line without control characters, invisible characters or changes of writing direction,
 * so that no name can pass for another one by tricks, nor turn a page around.
 */
export function plainText(text: string, most: number): string {
  const clean = text
    .normalize('NFC')
    // The empty pattern of Braille looks like a space, too.
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u2800]/gu, ' ')
    .replaceAll(/(?![\u200d\ufe0f])[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    // What asks for a picture in colours stays behind a picture.
    .replaceAll(/(?<!\p{Extended_Pictographic})\ufe0f/gu, '')
    // The invisible joiner stays where it makes one picture of two, as in a woman who shrugs.
    .replaceAll(/(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    // More than three marks on one letter climb over the neighbouring lines.
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return Array.from(clean)
    .slice(0, most)
    .join('')
    .replace(/\u200d$/u, '')
    .trim();
}
