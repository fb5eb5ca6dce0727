import type { TranslationOf } from '../translation-of.js';
import type { offerFromCalculation as en } from '../en/offer-from-calculation.js';

export const offerFromCalculation: TranslationOf<typeof en> = {
  'offerFrom.create': 'Crear una oferta con esto',
  'offerFrom.prices2026': 'La oferta se calcula con los precios de 2026.',
  'offerFrom.highest': 'Una oferta tiene un solo número de usuarios activos: se toma el más alto, {{users}}.',
  'offerFrom.noAddOns': 'Los complementos no forman parte de una oferta.',
};
