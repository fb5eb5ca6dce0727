import type { TranslationOf } from '../../text-key.js';
import type { offers as en } from '../en/offers.js';

export const offers: TranslationOf<typeof en> = {
};
