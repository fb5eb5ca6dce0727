import { checkWholeNumber } from './input-checks.js';
import type { ComfortAddOnPrices } from './price-book.js';

export type ComfortAddOn = keyof ComfortAddOnPrices;

/** What is chosen; what is left out is not. Engagement features have levels 1 to 3, and 0 is none of them (S1 §3). */
export type ComfortAddOnChoice = {
  readonly [AddOn in ComfortAddOn]?: AddOn extends 'engagementFeatures' ? 0 | 1 | 2 | 3 : boolean;
};

export interface ChosenAddOn {
  readonly addOn: ComfortAddOn;
  /** Major units; charged once, for all seats together. */
  readonly cost: number;
}

const priceListOrder = ['webinar', 'consultation', 'customContract', 'promotionalMaterials'] as const;

/** The chosen add-ons with their prices, in the order of the price list (S1 §9). */
export function chosenAddOns(prices: ComfortAddOnPrices, choice: ComfortAddOnChoice): readonly ChosenAddOn[] {
  const chosen: ChosenAddOn[] = priceListOrder
    .filter((addOn) => choice[addOn])
    .map((addOn) => ({ addOn, cost: prices[addOn] }));

  const level = choice.engagementFeatures ?? 0;
  checkWholeNumber('engagement features level', level, 0, prices.engagementFeatures.length);
  const cost = prices.engagementFeatures[level - 1];
  return cost === undefined ? chosen : [...chosen, { addOn: 'engagementFeatures', cost }];
}
