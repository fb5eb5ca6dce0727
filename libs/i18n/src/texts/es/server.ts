import type { TranslationOf } from '../../text-key.js';
import type { server as en } from '../en/server.js';

export const server: TranslationOf<typeof en> = {
};
