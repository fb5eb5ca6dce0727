import { Injectable } from '@nestjs/common';
import { addTexts, createI18n, languages, setOverrides, type Language, type TextKey } from '@programme/i18n';
import { builtInTexts } from '@programme/i18n/catalogue';
import { Chore } from '../../platform/jobs/chore.js';
import { TranslationRepository } from './translation.repository.js';

/**
 * The API's own sentences, in the words that admins have given them. Read from the database at the start, after each
 * change made here, and every 20 seconds for changes made by other processes; always at hand, also while it is away.
 */
@Injectable()
export class ServerTexts extends Chore {
  protected override readonly everyMs = 20_000;
  readonly #i18n = createI18n();
  #readings = 0;

  constructor(private readonly translations: TranslationRepository) {
    super();
    const { server, validation } = builtInTexts;
    for (const language of languages) addTexts(this.#i18n, language, { ...server[language], ...validation[language] });
  }

  override async onApplicationBootstrap(): Promise<void> {
    await this.attempt();
    await super.onApplicationBootstrap();
  }

  text(language: Language, key: TextKey, parameters: Readonly<Record<string, string | number>> = {}): string {
    return this.#i18n.t(key, { lng: language, ...parameters });
  }

  override async run(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const overrides = await this.translations.findWithWords();
    // A reading that began later has seen more.
    if (reading === this.#readings) setOverrides(this.#i18n, overrides);
  }
}
