import type { PriceBookDraft } from '@programme/contracts';
import { currencies } from '@programme/pricing';
import type { Cell } from './csv-text.js';

/** The columns of a price book as a table. What a section has no use for stays empty. */
export const columns = ['section', 'currency', 'from', 'to', 'item', 'value'] as const;

export type BookRow = Readonly<Record<(typeof columns)[number], Cell>>;

/** How a figure is written: shares as percent, which is how people say them. */
export type Unit = 'number' | 'percent' | 'text';

/** Figures that a book has once, by their path; sections `book` and `prices` (those of each currency). */
export const bookItems: Readonly<Record<string, Unit>> = {
  year: 'number',
  'months.min': 'number',
  'months.max': 'number',
  'individualPricing.employeesFrom': 'number',
  'individualPricing.activeUsersAbove': 'number',
  realisticShare: 'percent',
  'comfort.seatMultiple': 'number',
  'comfort.minimumSeats': 'number',
  'comfort.participation.min': 'number',
  'comfort.participation.max': 'number',
  'comfort.participation.step': 'number',
  'comfort.participation.default': 'number',
  'comfort.topUpShare': 'percent',
  'comfort.midTermNoteFromMonths': 'number',
};

export const priceItems: Readonly<Record<string, Unit>> = {
  estimatedFrom: 'text',
  startupFee: 'number',
  minimumTotal: 'number',
  comfortSuggestionLimit: 'number',
  'comfort.flexPerMonth': 'number',
  'comfort.addOns.webinar': 'number',
  'comfort.addOns.consultation': 'number',
  'comfort.addOns.customContract': 'number',
  'comfort.addOns.promotionalMaterials': 'number',
  'comfort.addOns.engagementFeatures.0': 'number',
  'comfort.addOns.engagementFeatures.1': 'number',
  'comfort.addOns.engagementFeatures.2': 'number',
};

/** Items that a currency may do without. */
export const optionalItems: readonly string[] = ['estimatedFrom'];

/** The two figures of a pack; section `pack`, whose length is in `from`. */
export const packItems = ['perMonth', 'total'] as const;

const emptyRow: BookRow = { section: '', currency: '', from: '', to: '', item: '', value: '' };

/** A book as rows, in the order in which people read a price list. */
export function bookRows(book: PriceBookDraft): BookRow[] {
  return [
    ...itemRows('book', '', book, bookItems),
    ...book.durationModifiers.map(({ key, min, max, modifier }) =>
      toRow({ section: 'modifier', from: min, to: max, item: key, value: modifier / 100 }),
    ),
    ...book.rates2025.map(({ min, max, discount }) =>
      toRow({ section: 'rate2025', from: min, to: max, value: discount / 100 }),
    ),
    ...book.comfort.flexComparisonMonths.map((months) => toRow({ section: 'comparison', from: months })),
    ...currencies.flatMap((currency) => {
      const prices = book.currencies[currency];
      if (!prices) return [];
      return [
        ...itemRows('prices', currency, prices, priceItems),
        ...prices.tiers.map(({ min, max, fee }) =>
          toRow({ section: 'tier', currency, from: min, to: max, value: fee }),
        ),
        ...prices.comfort.packs.flatMap((pack) =>
          packItems.map((item) => toRow({ section: 'pack', currency, from: pack.months, item, value: pack[item] })),
        ),
      ];
    }),
  ];
}

const toRow = (cells: Partial<BookRow>): BookRow => ({ ...emptyRow, ...cells });

function itemRows(section: string, currency: string, part: object, items: Readonly<Record<string, Unit>>): BookRow[] {
  return Object.entries(items).flatMap(([item, unit]) => {
    const value = at(part, item);
    if (typeof value !== 'number') return typeof value === 'string' ? [toRow({ section, currency, item, value })] : [];
    return [toRow({ section, currency, item, value: unit === 'percent' ? value / 100 : value })];
  });
}

const at = (part: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], part);
