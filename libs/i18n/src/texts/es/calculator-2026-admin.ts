import type { TranslationOf } from '../../text-key.js';
import type { calculator2026Admin as en } from '../en/calculator-2026-admin.js';

export const calculator2026Admin: TranslationOf<typeof en> = {};
