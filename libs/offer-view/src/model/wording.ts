import { formatCompactNumber, formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import type { TextParameters, Translate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';

/** Formats texts and amounts of an offer in a language and in the currency of the offer. */
export type Wording = {
  readonly language: Language;
  readonly text: Translate;
  /** A text with a plural form, and the number in it grouped as `{{number}}`. */
  counted(key: TextKey, count: number, parameters?: TextParameters): string;
  money(amount: number): string;
  /** An amount that a salesperson typed: never rounded. */
  typedMoney(amount: number): string;
  number(value: number): string;
  /** A number in few characters, for an axis. */
  roughly(value: number): string;
  percent(percent: number): string;
  /** A percentage with its sign: what a contract's length does to the fees. */
  change(percent: number): string;
  /** "6 months". */
  length(months: number): string;
};

export function wordingOf(translate: Translate, language: Language, currency: Currency): Wording {
  const number = (value: number) => formatWholeNumber(value, language);
  const counted: Wording['counted'] = (key, count, parameters) =>
    translate(key, { ...parameters, count, number: number(count) });
  return {
    language,
    text: translate,
    counted,
    number,
    roughly: (value) => formatCompactNumber(value, language),
    money: (amount) => formatMoney(amount, currency, language, { precision: 'display' }),
    typedMoney: (amount) => formatMoney(amount, currency, language, { precision: 'typed' }),
    percent: (percent) => formatPercent(percent, language),
    change: (percent) => formatPercent(percent, language, { signed: true }),
    length: (months) => counted('offer.length', months),
  };
}
