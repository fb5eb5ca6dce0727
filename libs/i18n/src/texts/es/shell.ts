import type { TranslationOf } from '../../text-key.js';
import type { shell as en } from '../en/shell.js';

export const shell: TranslationOf<typeof en> = {
};
