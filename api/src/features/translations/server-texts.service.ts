import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { languages, Translator, type Language, type TextKey, type TextParameters } from '@programme/i18n';
import { builtInTexts } from '@programme/i18n/catalogue';
import { JobScheduler } from '../../platform/jobs/job-scheduler.js';
import { TranslationRepository } from './translation.repository.js';

/**
 * The API's own sentences, in the words that admins have given them. Read from the database at the start, after each
 * change made here, and every 20 seconds for changes made by other processes; always at hand, also while it is away.
 */
@Injectable()
export class ServerTextsService implements OnApplicationBootstrap {
  /** Reads the texts again; a failure is logged, and the texts stay as they were. */
  readonly refresh: () => Promise<void>;
  readonly #translator = new Translator();
  #readings = 0;

  constructor(
    private readonly translations: TranslationRepository,
    jobs: JobScheduler,
  ) {
    this.refresh = jobs.schedule({ name: 'server-texts', everyMs: 20_000, run: () => this.#read() });
    const { server, validation } = builtInTexts;
    for (const language of languages) this.#translator.add(language, { ...server[language], ...validation[language] });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.refresh();
  }

  text(language: Language, key: TextKey, parameters?: TextParameters): string {
    return this.#translator.translate(language, key, parameters);
  }

  async #read(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const overrides = await this.translations.findWithWords();
    // A reading that began later has seen more.
    if (reading === this.#readings) this.#translator.override(overrides);
  }
}
