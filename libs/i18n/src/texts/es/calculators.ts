import type { TranslationOf } from '../../text-key.js';
import type { calculators as en } from '../en/calculators.js';

export const calculators: TranslationOf<typeof en> = {
};
