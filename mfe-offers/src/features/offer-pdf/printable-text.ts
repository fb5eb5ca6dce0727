/** Whether the embedded font can draw a character. */
export type HasGlyph = (codePoint: number) => boolean;

/**
 * Text that the font can draw; jsPDF silently drops other characters. A letter whose diacritic is missing loses it,
 * letters of other scripts become question marks, emoji and direction marks are removed.
 */
export function printableText(text: string, hasGlyph: HasGlyph): string {
  return Array.from(text.replaceAll(/[\u2007\u202f]/g, '\u00a0'), (character) => printable(character, hasGlyph)).join(
    '',
  );
}

function printable(character: string, hasGlyph: HasGlyph): string {
  const drawn = (letters: string) => Array.from(letters).every((letter) => hasGlyph(letter.codePointAt(0) ?? 0));
  if (character === '\n' || drawn(character)) return character;
  if (/[\p{Cc}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Mn}]/u.test(character))
    return /\s/.test(character) ? ' ' : '';
  const plain = character.normalize('NFKD').replaceAll(/\p{Mn}/gu, '');
  return plain !== '' && drawn(plain) ? plain : '?';
}
