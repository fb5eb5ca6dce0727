import { addTexts, setOverrides, type I18n, type Language, type TextOverride, type Texts } from '@programme/i18n';
import type { TextParameters } from '@programme/mfe-contract';

type LoadTexts = (language: Language) => Promise<Texts>;

/** Where built-in texts come from: the shell's own, and those of every remote that was loaded so far. */
export class TextSources {
  readonly #loaders = new Map<string, LoadTexts>();
  readonly #loaded = new Set<string>();
  /** The language shown, or being switched to. A source that is added during a switch loads it too. */
  #wanted: Language | undefined;

  #overrides: readonly TextOverride[] = [];

  /**
   * Texts without parameters, by language and key: most of a screen, looked up anew with every key press. i18next takes
   * microseconds for each, which came to a tenth of the time from a key press to the new price.
   */
  readonly #fixed = new Map<string, string>();

  constructor(readonly i18n: I18n) {}

  /** The text of a key in a language whose texts are loaded. */
  translate(language: Language, key: string, parameters?: TextParameters): string {
    if (parameters) return this.i18n.t(key, { ...parameters, lng: language });
    const id = `${language}/${key}`;
    let text = this.#fixed.get(id);
    if (text === undefined) {
      text = this.i18n.t(key, { lng: language });
      this.#fixed.set(id, text);
    }
    return text;
  }

  /** Replaces built-in texts by the admins' overrides. Returns whether any text may have changed. */
  override(overrides: readonly TextOverride[]): boolean {
    const before = this.#overrides;
    if (overrides === before || (overrides.length === 0 && before.length === 0)) return false;
    this.#overrides = overrides;
    setOverrides(this.i18n, overrides);
    this.#fixed.clear();
    return true;
  }

  /** Adds a source, or replaces the one of that name, and loads its texts in the language. */
  async add(name: string, load: LoadTexts, language: Language): Promise<void> {
    this.#loaders.set(name, load);
    await Promise.all([language, this.#wanted ?? language].map((each) => this.#load(name, load, each)));
  }

  /** Loads all sources in this language, then switches to it. */
  async activate(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await Promise.all([...this.#loaders].map(([name, load]) => this.#load(name, load, language)));
    } catch (error) {
      if (this.#wanted === language) this.#wanted = undefined;
      throw error;
    }
    await this.i18n.changeLanguage(language);
  }

  async #load(name: string, load: LoadTexts, language: Language): Promise<void> {
    const id = `${name}/${language}`;
    if (this.#loaded.has(id)) return;
    addTexts(this.i18n, language, await load(language));
    this.#fixed.clear();
    this.#loaded.add(id);
  }
}
