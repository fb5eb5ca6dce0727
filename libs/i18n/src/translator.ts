import { defaultLanguage, languages, type Language } from './language.js';
import type { Texts } from './text-key.js';
import { placeholder } from './text-rules.js';

/** One entry of `GET /api/translations`: what an admin wrote in place of a built-in text. */
export type TextOverride = { readonly key: string } & Readonly<Record<Language, string>>;

/** What stands in place of a text's placeholders, by their names; a number called `count` also chooses the plural form. */
export type TextParameters = Readonly<Record<string, string | number>>;

/** A placeholder with the full stop that ends its sentence. */
const placeholderAndDot = new RegExp(String.raw`${placeholder.source}(\.?)`, 'g');

/** A name such as "Acme S.A." ends the sentence by itself; behind its dot may stand the mark that isolates it. */
const endsWithDot = /\.\u2069?$/;

const perLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

const pluralRules = perLanguage((language) => new Intl.PluralRules(language));

/**
 * Texts by language and key (ADR 4). An admin's text wins over the built-in one of the same language; a key without a
 * text in the language has the English one, and without that shows itself (S1 §3).
 */
export class Translator {
  readonly #builtIn = perLanguage(() => new Map<string, string>());
  #overrides = perLanguage(() => new Map<string, string>());

  /** Adds built-in texts to those that are there. */
  add(language: Language, texts: Texts): void {
    for (const [key, text] of Object.entries(texts)) this.#builtIn[language].set(key, text);
  }

  /** Replaces all overrides by the given ones; an empty text leaves the built-in one in force. */
  override(entries: readonly TextOverride[]): void {
    this.#overrides = perLanguage(
      (language) => new Map(entries.filter((entry) => entry[language]).map((entry) => [entry.key, entry[language]])),
    );
  }

  /**
   * The text of a key, with parameters in place of its `{{placeholders}}`. They are not escaped: React does that. A
   * placeholder without a parameter stays as it is written.
   */
  translate(language: Language, key: string, parameters?: TextParameters): string {
    const text = this.#find(language, key, parameters) ?? this.#find(defaultLanguage, key, parameters) ?? key;
    if (!parameters) return text;
    return text.replaceAll(placeholderAndDot, (written, name: string, dot: string) => {
      if (!Object.hasOwn(parameters, name)) return written;
      const value = String(parameters[name]);
      return endsWithDot.test(value) ? value : value + dot;
    });
  }

  #find(language: Language, key: string, parameters: TextParameters | undefined): string | undefined {
    const count = parameters?.['count'];
    const plural = typeof count === 'number' ? `${key}_${pluralRules[language].select(count)}` : undefined;
    return (plural && this.#text(language, plural)) ?? this.#text(language, key);
  }

  #text(language: Language, key: string): string | undefined {
    return this.#overrides[language].get(key) ?? this.#builtIn[language].get(key);
  }
}
