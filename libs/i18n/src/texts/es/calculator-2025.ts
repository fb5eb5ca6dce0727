import type { TranslationOf } from '../../text-key.js';
import type { calculator2025 as en } from '../en/calculator-2025.js';

export const calculator2025: TranslationOf<typeof en> = {};
