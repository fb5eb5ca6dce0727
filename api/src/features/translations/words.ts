import type { Language } from '@programme/i18n';

/** A text in each language; an empty one leaves the built-in text in force. */
export type Words = Readonly<Record<Language, string>>;

export const noWords: Words = { en: '', pl: '', es: '' };

/** Whether words change anything. */
export const hasWords = ({ en, pl, es }: Words): boolean => en + pl + es !== '';
