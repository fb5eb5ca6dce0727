export type ParsedWholeNumber =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      /** 'too-large' is a whole number that cannot be counted exactly; bounds of a field are its own to check. */
      readonly reason: 'empty' | 'invalid' | 'too-large';
    };

/** Spaces that people and formatters put between groups: plain, non-breaking, narrow, thin, of the width of a figure. */
const groupSpaces = /\p{Zs}/gu;

/**
 * ASCII digits, or groups of exactly three with one and the same separator between them. The first group starts above
 * zero: 0.125 is a fraction, whatever the language. Fields never take fractions, so 1.200 is twelve hundred (B21).
 */
const wholeNumber = /^(?:[0-9]+|[1-9][0-9]{0,2}([ .,])[0-9]{3}(?:\1[0-9]{3})*)$/;

/**
 * Reads a whole number of at least 0 as a person types it: '1200', '1 200', '1.200' and '1,200' are the same, in every
 * language (B21). White space around it does not matter. Decimals, signs, letters, other scripts' digits and
 * groups of another size are refused.
 */
export function parseWholeNumber(text: string): ParsedWholeNumber {
  const typed = text.trim().replace(groupSpaces, ' ');
  if (typed === '') return { ok: false, reason: 'empty' };
  if (!wholeNumber.test(typed)) return { ok: false, reason: 'invalid' };
  const value = Number(typed.replace(/[ .,]/g, ''));
  return Number.isSafeInteger(value) ? { ok: true, value } : { ok: false, reason: 'too-large' };
}
