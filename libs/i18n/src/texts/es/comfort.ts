import type { TranslationOf } from '../../text-key.js';
import type { comfort as en } from '../en/comfort.js';

export const comfort: TranslationOf<typeof en> = {};
