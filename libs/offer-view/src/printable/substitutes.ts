/** What reads the same as a character that a face lacks: first the characters, then what is drawn in place of each. */
const groups: readonly (readonly [characters: string, drawn: string])[] = [
  ['\u2010\u2011\u2043', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  // The blanks of grouped numbers keep their number on one line.
  ['\u2007\u202f', '\u00a0'],
  ['\u2028\u2029\u0085', '\n'],
  ['✓✔✅●○■□▪▫◆◇►▶▸‣◦∙⬤', '•'],
  ['✗✘✕✖❌', '×'],
  ['☐', '[ ]'],
  ['☑☒', '[x]'],
  ['★☆', '*'],
  ['≈≅∼', '~'],
  ['‰', '⁰⁄₀₀'],
  ['′', "'"],
  ['″', '"'],
  ['⋅', '·'],
  ['➔➜➡⇒⟶', '→'],
  ['⬅⇐⟵', '←'],
  // By their decomposition, 2⅓ would be 21/3.
  ['⅓', '¹⁄₃'],
  ['⅔', '²⁄₃'],
  ['⅕', '¹⁄₅'],
  ['⅖', '²⁄₅'],
  ['⅗', '³⁄₅'],
  ['⅘', '⁴⁄₅'],
  ['⅙', '¹⁄₆'],
  ['⅚', '⁵⁄₆'],
];

export const substitutes: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([characters, drawn]) => Array.from(characters, (character) => [character, drawn] as const)),
);
