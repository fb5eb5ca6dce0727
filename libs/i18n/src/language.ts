/** Interface languages (S1 §1), in the order in which the language menu lists them. */
export const languages = ['en', 'pl', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}
