import type { TranslationOf } from '../translation-of.js';
import type { offerDecision as en } from '../en/offer-decision.js';

export const offerDecision: TranslationOf<typeof en> = {
  'offer.decision.consent':
    'Acepto la oferta con la opción elegida y declaro que estoy facultado para hacerlo en nombre de mi empresa.',
};
