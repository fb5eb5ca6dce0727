import type { TranslationOf } from '../../text-key.js';
import type { admin as en } from '../en/admin.js';

export const admin: TranslationOf<typeof en> = {
};
