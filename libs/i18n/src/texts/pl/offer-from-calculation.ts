import type { TranslationOf } from '../translation-of.js';
import type { offerFromCalculation as en } from '../en/offer-from-calculation.js';

export const offerFromCalculation: TranslationOf<typeof en> = {
  'offerFrom.create': 'Utwórz z tego ofertę',
  'offerFrom.prices2026': 'Oferta zostanie wyceniona według cennika 2026.',
  'offerFrom.highest': 'Oferta ma jedną liczbę aktywnych użytkowników: zostanie przyjęta największa, {{users}}.',
  'offerFrom.noAddOns': 'Dodatki nie wchodzą do oferty.',
};
