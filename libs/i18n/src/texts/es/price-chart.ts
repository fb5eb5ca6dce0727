import type { TranslationOf } from '../../text-key.js';
import type { priceChart as en } from '../en/price-chart.js';

export const priceChart: TranslationOf<typeof en> = {};
