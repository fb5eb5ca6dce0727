import type { TranslationOf } from '../../text-key.js';
import type { enterpriseDescription as en } from '../en/enterprise-description.js';

export const enterpriseDescription: TranslationOf<typeof en> = {};
