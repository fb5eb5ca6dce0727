import type { TranslationOf } from '../translation-of.js';
import type { offerDecision as en } from '../en/offer-decision.js';

export const offerDecision: TranslationOf<typeof en> = {
  'offer.decision.consent':
    'Przyjmuję ofertę w wybranym wariancie i oświadczam, że jestem do tego upoważniony(-a) w imieniu mojej firmy.',
};
