import type { Language } from '@programme/i18n';

/** How numbers and cells of a CSV file are written: what the spreadsheets of a country open without a question. */
export const csvStyles = ['comma', 'semicolon'] as const;

export type CsvStyle = (typeof csvStyles)[number];

type Marks = { readonly separator: string; readonly decimal: string };

/** What parts cells and decimals. A comma cannot do both. */
export const csvMarks: Readonly<Record<CsvStyle, Marks>> = {
  comma: { separator: ',', decimal: '.' },
  semicolon: { separator: ';', decimal: ',' },
};

/** What most readers of a language need: of Spanish it is Spain's, and Mexico's has to be chosen. */
export const csvStyleOf = (language: Language): CsvStyle => (language === 'en' ? 'comma' : 'semicolon');

/** A number as a spreadsheet reads it: no separators of thousands. */
export const csvNumber = (value: number, style: CsvStyle): string =>
  String(value).replace('.', csvMarks[style].decimal);
