import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languages, type Language } from './language.js';
import type { Texts } from './text-key.js';

const builtIn = 'built-in';
const overrides = 'overrides';
/** Both together, which is where texts are looked up: i18next would ask for English overrides before Polish built-ins. */
const effective = 'effective';

export type I18n = i18n;

/** One entry of `GET /api/translations`: what an admin wrote in place of a built-in text. */
export type TextOverride = { readonly key: string } & Readonly<Record<Language, string>>;

/**
 * Makes an i18next instance in which admin overrides win over built-in texts, and a missing key shows itself (S1 §3).
 * Keys are flat: dots and colons in them mean nothing to i18next.
 */
export function createI18n(language: Language = defaultLanguage): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: languages,
    ns: [effective],
    defaultNS: effective,
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added removed' },
  });
  return instance;
}

export function addTexts(instance: I18n, language: Language, texts: Texts): void {
  instance.addResourceBundle(language, builtIn, texts, true, true);
  combine(instance, language);
}

/** Replaces all overrides by the given ones; an empty text leaves the built-in one in force. */
export function setOverrides(instance: I18n, entries: readonly TextOverride[]): void {
  for (const language of languages) {
    instance.removeResourceBundle(language, overrides);
    const texts = entries.filter((entry) => entry[language] !== '').map((entry) => [entry.key, entry[language]]);
    instance.addResourceBundle(language, overrides, Object.fromEntries(texts));
    combine(instance, language);
  }
}

function combine(instance: I18n, language: Language): void {
  const texts = [builtIn, overrides].map((kind) => instance.getResourceBundle(language, kind) as Texts | undefined);
  instance.removeResourceBundle(language, effective);
  instance.addResourceBundle(language, effective, Object.assign({}, ...texts));
}
