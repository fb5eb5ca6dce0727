import type { Language } from './language.js';
import type { Texts } from './text-key.js';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => {
    const [frame, messages] = await Promise.all([
      import(/* webpackChunkName: "texts-en" */ './texts/en/shell.js'),
      import(/* webpackChunkName: "texts-en" */ './texts/en/validation.js'),
    ]);
    return { ...frame.shell, ...messages.validation };
  },
  pl: async () => {
    const [frame, messages] = await Promise.all([
      import(/* webpackChunkName: "texts-pl" */ './texts/pl/shell.js'),
      import(/* webpackChunkName: "texts-pl" */ './texts/pl/validation.js'),
    ]);
    return { ...frame.shell, ...messages.validation };
  },
  es: async () => {
    const [frame, messages] = await Promise.all([
      import(/* webpackChunkName: "texts-es" */ './texts/es/shell.js'),
      import(/* webpackChunkName: "texts-es" */ './texts/es/validation.js'),
    ]);
    return { ...frame.shell, ...messages.validation };
  },
};

/** The built-in texts of the frame, and the validation messages that every form shows. Each language is a chunk of its own. */
export const loadShellTexts = (language: Language): Promise<Texts> => loaders[language]();
