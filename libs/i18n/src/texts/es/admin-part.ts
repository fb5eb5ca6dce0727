import { admin as frame } from './admin.js';
import { adminPeople } from './admin-people.js';
import { adminTranslations } from './admin-translations.js';

/** Everything that the admin remote shows. */
export const adminPart = { ...frame, ...adminPeople, ...adminTranslations };
