import type { TranslationOf } from '../../text-key.js';
import type { pricingPages as en } from '../en/pricing-pages.js';

export const pricingPages: TranslationOf<typeof en> = {};
