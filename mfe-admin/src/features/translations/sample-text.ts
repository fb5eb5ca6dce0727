import { formatDate, formatMoney, formatPercent, formatWholeNumber } from '@programme/formatting';
import { placeholdersOf, pluralFormOf, type Language } from '@programme/i18n';

const amounts = ['amount', 'total', 'total2025', 'fee', 'minimum', 'price', 'monthly', 'savings', 'perSeat', 'startup'];
const days = ['date', 'day', 'when', 'timestamp', 'last'];
const names: Readonly<Record<string, string>> = {
  client: 'Nordwind',
  company: 'Nordwind',
  creator: 'Anna Kowalska',
  name: 'Anna Kowalska',
  username: 'anna',
  currency: 'PLN',
  link: 'https://…',
};
const numbers: Readonly<Record<string, number>> = { users: 130, employees: 500, seats: 65, months: 6 };

/** Tried in this order for a number of each plural form. */
const candidates = [1, 5, 2, 0, 1_000_000, 1.5];

/** A number of which a text with this key speaks: one that its plural form is for. */
function sampleCount(key: string, language: Language): number {
  const form = pluralFormOf(key);
  const rules = new Intl.PluralRules(language);
  return candidates.find((number) => (form === undefined ? number === 5 : rules.select(number) === form)) ?? 5;
}

function sampleValue(placeholder: string, key: string, language: Language): string {
  if (amounts.includes(placeholder)) return formatMoney(38_800, 'PLN', language, { precision: 'display' });
  if (days.includes(placeholder)) return formatDate('2026-12-15', language);
  if (placeholder === 'percent') return formatPercent(25, language);
  if (placeholder === 'year') return '2026';
  const number = numbers[placeholder];
  if (number !== undefined) return formatWholeNumber(number, language);
  if (['count', 'number', 'formatted'].includes(placeholder)) {
    return new Intl.NumberFormat(language).format(sampleCount(key, language));
  }
  return names[placeholder] ?? `‹${placeholder}›`;
}

/** A text as a reader may see it: placeholders filled with examples. */
export const sampleText = (text: string, key: string, language: Language): string =>
  placeholdersOf(text).reduce(
    (filled, name) => filled.replaceAll(`{{${name}}}`, () => sampleValue(name, key, language)),
    text,
  );
