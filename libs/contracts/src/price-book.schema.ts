import type { TextKey } from '@programme/i18n';
import { currencies, type Currency, type CurrencyPrices, type PriceBookContent } from '@programme/pricing';
import type { Schema } from 'yup';
import { amount, choice, line, list, strictObject } from './fields.js';
import { limits } from './limits.js';

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
