import { Translator, type Language, type TextOverride, type Texts, type TextParameters } from '@programme/i18n';

type LoadTexts = (language: Language) => Promise<Texts>;

/** Where built-in texts come from: the shell's own, and those of every remote that was loaded so far. */
export class TextSources {
  readonly #loaders = new Map<string, LoadTexts>();
  readonly #loaded = new Set<string>();
  /** The language shown, or being switched to. A source that is added during a switch loads it too. */
  #wanted: Language | undefined;

  #overrides: readonly TextOverride[] = [];

  constructor(private readonly translator = new Translator()) {}

  /** The text of a key in a language whose texts are loaded. */
  translate(language: Language, key: string, parameters?: TextParameters): string {
    return this.translator.translate(language, key, parameters);
  }

  /** Replaces built-in texts by the admins' overrides. Returns whether any text may have changed. */
  override(overrides: readonly TextOverride[]): boolean {
    const before = this.#overrides;
    if (overrides === before || (overrides.length === 0 && before.length === 0)) return false;
    this.#overrides = overrides;
    this.translator.override(overrides);
    return true;
  }

  /** Adds a source, or replaces the one of that name, and loads its texts in the language. */
  async add(name: string, load: LoadTexts, language: Language): Promise<void> {
    this.#loaders.set(name, load);
    await Promise.all([language, this.#wanted ?? language].map((each) => this.#load(name, load, each)));
  }

  /** Loads all sources in this language. */
  async activate(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await Promise.all([...this.#loaders].map(([name, load]) => this.#load(name, load, language)));
    } catch (error) {
      if (this.#wanted === language) this.#wanted = undefined;
      throw error;
    }
  }

  async #load(name: string, load: LoadTexts, language: Language): Promise<void> {
    const id = `${name}/${language}`;
    if (this.#loaded.has(id)) return;
    this.translator.add(language, await load(language));
    this.#loaded.add(id);
  }
}
