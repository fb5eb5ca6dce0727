import type { TextKey } from '@programme/i18n';
import { currencies, type Currency, type CurrencyPrices, type PriceBookContent } from '@programme/pricing';
import type { InferType, Schema } from 'yup';
import { csvStyles } from './csv-style.js';
import { amount, choice, instant, line, list, multiline, name, rowNumber, strictObject } from './fields.js';
import { limits } from './limits.js';
import { pageFields } from './logs-query.schema.js';

const text = (key: TextKey): TextKey => key;

/** A price book that somebody works on: a currency may be missing, and what it says may break the rules. */
export type PriceBookDraft = Omit<PriceBookContent, 'currencies'> & {
  readonly currencies: Readonly<Partial<Record<Currency, CurrencyPrices>>>;
};

const figure = () => amount().required(text('validation.required'));

const range = { min: figure(), max: figure() };

const row = (max: number, fields: Record<string, ReturnType<typeof figure>>) => list(strictObject(fields), { max });

const { tiers, modifiers, packs, modifierKey } = limits.priceBook;

const currencyPrices = strictObject({
  estimatedFrom: choice(currencies).optional(),
  startupFee: figure(),
  minimumTotal: figure(),
  comfortSuggestionLimit: figure(),
  tiers: row(tiers, { ...range, fee: figure() }),
  comfort: strictObject({
    flexPerMonth: figure(),
    packs: row(packs, { months: figure(), perMonth: figure(), total: figure() }),
    addOns: strictObject({
      webinar: figure(),
      consultation: figure(),
      customContract: figure(),
      promotionalMaterials: figure(),
      engagementFeatures: list(figure(), { min: 3, max: 3 }),
    }),
  }),
}).optional();

/**
 * The shape of a price book and nothing else: that its numbers make sense is said by the rules of `libs/price-book`, so
 * that a draft can be saved before it does. Lists are bounded, so that the rules have little to look at.
 */
export const priceBookDraftSchema = strictObject({
  year: figure(),
  months: strictObject(range),
  durationModifiers: list(
    strictObject({
      key: line(modifierKey).required(text('validation.required')),
      ...range,
      modifier: figure(),
      colour: choice(['surcharge', 'neutral', 'discount']).required(text('validation.required')),
    }),
    { max: modifiers },
  ),
  rates2025: row(modifiers, { ...range, discount: figure() }),
  individualPricing: strictObject({ employeesFrom: figure(), activeUsersAbove: figure() }),
  realisticShare: figure(),
  comfort: strictObject({
    seatMultiple: figure(),
    minimumSeats: figure(),
    participation: strictObject({ ...range, step: figure(), default: figure() }),
    topUpShare: figure(),
    midTermNoteFromMonths: figure(),
    flexComparisonMonths: list(figure(), { max: packs }),
  }),
  currencies: strictObject({ PLN: currencyPrices, EUR: currencyPrices, USD: currencyPrices, MXN: currencyPrices }),
}) as unknown as Schema<PriceBookDraft>;

const bookId = () => line(limits.priceBook.id).required(text('validation.required'));

const label = () => name(2, limits.priceBook.label).required(text('validation.required'));

const reason = () => multiline(limits.priceBook.reason);

/** What a change was made from: a stale one is refused. */
const version = () => rowNumber().required(text('validation.required'));

/** Body of `POST /api/price-books`: a draft with the content of another book. */
export const newPriceBookSchema = strictObject({ basedOn: bookId(), label: label() });

export type NewPriceBook = InferType<typeof newPriceBookSchema>;

/** Body of `PUT /api/price-books/{id}`: all of a draft, which may break rules. */
export const priceBookChangeSchema = strictObject({
  version: version(),
  label: label(),
  /** Null while nobody has said. */
  effectiveFrom: instant().nullable().defined(text('validation.required')),
  content: priceBookDraftSchema,
});

export type PriceBookChange = {
  readonly version: number;
  readonly label: string;
  readonly effectiveFrom: string | null;
  readonly content: PriceBookDraft;
};

/** Body of `POST /api/price-books/{id}/submit`: a book with warnings needs a reason. */
export const priceBookSubmitSchema = strictObject({ version: version(), reason: reason().nullable().optional() });

export type PriceBookSubmit = InferType<typeof priceBookSubmitSchema>;

/** Body of `POST /api/price-books/{id}/return`. */
export const priceBookReturnSchema = strictObject({
  version: version(),
  reason: reason().matches(/\S/, text('validation.required')).required(text('validation.required')),
});

export type PriceBookReturn = InferType<typeof priceBookReturnSchema>;

/** Body of `POST /api/price-books/{id}/approve` and `withdraw`. */
export const priceBookStepSchema = strictObject({ version: version(), reason: reason().nullable().optional() });

export type PriceBookStep = InferType<typeof priceBookStepSchema>;

export const priceBookFormats = ['json', 'csv'] as const;

export type PriceBookFormat = (typeof priceBookFormats)[number];

/** Query of `GET /api/price-books`; a page has `limits.draftsPage` drafts, and the first one all other books. */
export const priceBooksQuerySchema = strictObject({ cursor: pageFields.cursor });

export type PriceBooksQuery = InferType<typeof priceBooksQuerySchema>;

/** Query of `GET /api/price-books/{id}/export`. */
export const priceBookExportSchema = strictObject({
  format: choice(priceBookFormats).required(text('validation.required')),
  /** Of a CSV file; commas without it. */
  csv: choice(csvStyles).optional(),
});

export type PriceBookExport = InferType<typeof priceBookExportSchema>;

/** Body of `POST /api/price-books/import`: a file's text, from which a draft is made, all or nothing. */
export const priceBookImportSchema = strictObject({
  format: choice(priceBookFormats).required(text('validation.required')),
  label: label(),
  /** The book that the draft is compared with; the one in force without it. */
  basedOn: line(limits.priceBook.id).optional(),
  text: multiline(limits.priceBook.file).required(text('validation.required')),
});

export type PriceBookImport = InferType<typeof priceBookImportSchema>;
