import type { PriceBook } from '../price-book.js';
import { tiers } from './tiers.js';

/** Prices of S1 §9 (the same as S2 §9), with the readings chosen in decisions P1, P2 and P4. */
export const programme2026v1: PriceBook = {
  id: 'programme-2026.1',
  year: 2026,
  months: { min: 1, max: 12 },
  durationModifiers: [
    { key: 'months-1', min: 1, max: 1, modifier: 6000, colour: 'surcharge' },
    { key: 'months-2', min: 2, max: 2, modifier: 2500, colour: 'surcharge' },
    { key: 'months-3', min: 3, max: 3, modifier: 0, colour: 'neutral' },
    { key: 'months-4', min: 4, max: 4, modifier: -1500, colour: 'discount' },
    { key: 'months-5', min: 5, max: 5, modifier: -1500, colour: 'discount' },
    { key: 'months-6-8', min: 6, max: 8, modifier: -2500, colour: 'discount' },
    { key: 'months-9-11', min: 9, max: 11, modifier: -3000, colour: 'discount' },
    { key: 'months-12', min: 12, max: 12, modifier: -4000, colour: 'discount' },
  ],
  rates2025: [
    { min: 1, max: 3, discount: 0 },
    { min: 4, max: 4, discount: 1000 },
    { min: 5, max: 6, discount: 2500 },
    { min: 7, max: 9, discount: 3500 },
    { min: 10, max: 12, discount: 4500 },
  ],
  individualPricing: { employeesFrom: 5000, activeUsersAbove: 500 },
  realisticShare: 3500,
  comfort: {
    seatMultiple: 5,
    minimumSeats: 5,
    participation: { min: 10, max: 60, step: 5, default: 30 },
    topUpShare: 2000,
    midTermNoteFromMonths: 6,
    flexComparisonMonths: [3, 6, 12],
  },
  currencies: {
    PLN: {
      startupFee: 10000,
      minimumTotal: 25000,
      comfortSuggestionLimit: 20500,
      tiers: tiers([
        3000, 4500, 5500, 6400, 7800, 10000, 11500, 13500, 16500, 19500, 21500, 23000, 25500, 29000, 35000, 40000,
      ]),
      comfort: {
        flexPerMonth: 69,
        packs: [
          { months: 2, perMonth: 59, total: 118 },
          { months: 3, perMonth: 45, total: 135 },
          { months: 6, perMonth: 25, total: 150 },
          { months: 12, perMonth: 15, total: 180 },
        ],
        addOns: {
          webinar: 2000,
          consultation: 750,
          customContract: 1000,
          promotionalMaterials: 1000,
          engagementFeatures: [2500, 4000, 5000],
        },
      },
    },
    EUR: {
      startupFee: 2400,
      minimumTotal: 2400,
      comfortSuggestionLimit: 20500,
      tiers: tiers([710, 1070, 1300, 1510, 1840, 2360, 2720, 3190, 3900, 4600, 5070, 5430, 6020, 6840, 8260, 9440]),
      comfort: {
        flexPerMonth: 15.99,
        packs: [
          { months: 2, perMonth: 13.99, total: 27.99 },
          { months: 3, perMonth: 10, total: 29.99 },
          { months: 6, perMonth: 6, total: 35.99 },
          { months: 12, perMonth: 3.5, total: 41.99 },
        ],
        addOns: {
          webinar: 480,
          consultation: 180,
          customContract: 240,
          promotionalMaterials: 240,
          engagementFeatures: [590, 950, 1180],
        },
      },
    },
    USD: {
      estimatedFrom: 'EUR',
      startupFee: 2700,
      minimumTotal: 2700,
      comfortSuggestionLimit: 20500,
      tiers: tiers([800, 1200, 1470, 1710, 2080, 2670, 3070, 3600, 4400, 5190, 5730, 6130, 6790, 7720, 9320, 10650]),
      comfort: {
        flexPerMonth: 18.49,
        packs: [
          { months: 2, perMonth: 16, total: 31.99 },
          { months: 3, perMonth: 12, total: 35.99 },
          { months: 6, perMonth: 7, total: 41.99 },
          { months: 12, perMonth: 4, total: 47.99 },
        ],
        addOns: {
          webinar: 540,
          consultation: 200,
          customContract: 270,
          promotionalMaterials: 270,
          engagementFeatures: [670, 1070, 1340],
        },
      },
    },
    MXN: {
      startupFee: 39900,
      minimumTotal: 39900,
      comfortSuggestionLimit: 20500,
      tiers: tiers([
        11800, 17700, 21700, 25200, 30700, 39400, 45300, 53200, 65000, 76600, 84600, 90500, 100300, 114000, 137700,
        157300,
      ]),
      comfort: {
        flexPerMonth: 270,
        packs: [
          { months: 2, perMonth: 235, total: 470 },
          { months: 3, perMonth: 177, total: 530 },
          { months: 6, perMonth: 103, total: 620 },
          { months: 12, perMonth: 59, total: 710 },
        ],
        addOns: {
          webinar: 7900,
          consultation: 2900,
          customContract: 3900,
          promotionalMaterials: 3900,
          engagementFeatures: [9900, 15800, 19800],
        },
      },
    },
  },
};
