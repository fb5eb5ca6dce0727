import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => ({
    ...(await import('./texts/en/shell.js')).shell,
    ...(await import('./texts/en/validation.js')).validation,
  }),
  pl: async () => ({
    ...(await import('./texts/pl/shell.js')).shell,
    ...(await import('./texts/pl/validation.js')).validation,
  }),
  es: async () => ({
    ...(await import('./texts/es/shell.js')).shell,
    ...(await import('./texts/es/validation.js')).validation,
  }),
};

/** The built-in texts of the frame, and of the validation messages that every form shows; each language is a chunk of its own. */
export const loadShellTexts = (language: Language): Promise<Texts> => loaders[language]();
