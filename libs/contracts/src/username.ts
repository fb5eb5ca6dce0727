import { limits } from './limits.js';

/** Scripts that usernames may be written in; Chinese, Japanese and Korean mix theirs. */
const scripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic'].map((name) => `\\p{sc=${name}}`),
  ...['Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Thai'].map((name) => `\\p{sc=${name}}`),
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Bopomofo}]',
];

const inOneScript = scripts.map((letters) => new RegExp(`^(?:(?=[\\p{L}\\p{M}])${letters}|[0-9 ._@-])*$`, 'u'));

const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a name that someone chooses can be told from others by looking at it: letters of one script, digits and a few signs.
 * Nothing invisible, and no second form of another letter, such as a full-width one. Names of one script may still look like
 * those of another: of those the server takes one.
 */
export function isPlainUsername(username: string): boolean {
  const composed = username.normalize('NFC');
  return (
    composed === username.normalize('NFKC') &&
    composed.length <= limits.username.max &&
    !invisible.test(composed) &&
    inOneScript.some((pattern) => pattern.test(composed))
  );
}
