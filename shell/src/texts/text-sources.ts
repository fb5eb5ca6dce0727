import { addTexts, type I18n, type Language, type Texts } from '@programme/i18n';

type LoadTexts = (language: Language) => Promise<Texts>;

/** Where built-in texts come from: the shell's own, and those of every remote that was loaded so far. */
export class TextSources {
  readonly #loaders = new Map<string, LoadTexts>();
  readonly #loaded = new Set<string>();
  /** The language shown, or about to be: a source that arrives during a change must not miss it. */
  #wanted: Language | undefined;

  constructor(readonly i18n: I18n) {}

  /** Adds a source, or replaces the one of that name, and loads its texts in the language. */
  async add(name: string, load: LoadTexts, language: Language): Promise<void> {
    this.#loaders.set(name, load);
    await Promise.all([language, this.#wanted ?? language].map((each) => this.#load(name, load, each)));
  }

  /** Loads what a change to this language needs, then makes it the one that texts are shown in. */
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
    this.#loaded.add(id);
  }
}
