/** Interface languages (S1 §1), in the order in which the language menu lists them. */
export const languages = ['en', 'pl', 'es'] as const;

export type Language = (typeof languages)[number];

/** Every language by its own name (S1 §2), so that who reads only one finds it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski', es: 'Español' };

export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
