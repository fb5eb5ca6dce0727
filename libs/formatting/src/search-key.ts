/** Marks that Latin, Greek and Cyrillic letters carry. */
const marks = /[\u0300-\u036f]/g;

/** Letters that Unicode does not take apart into a letter and a mark, in lower case. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const markedLetters = /[łđøħıßæœ]/g;

/**
 * What a search compares instead of the text itself: without regard to case and diacritics, so that 'jodla' finds 'Jodła',
 * and to how many blanks stand between words.
 * A part of a text has a part of its key. At most three times as long as the text, counted in UTF-16 units.
 */
export const searchKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(markedLetters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ');
