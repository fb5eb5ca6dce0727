import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { translationIssues, type TranslationChange, type TranslationEntry } from '@programme/contracts';
import { catalogueEntry } from '@programme/i18n/catalogue';
import { BatchLoader } from '../../platform/database/batch-loader.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { refuseDuplicate } from '../../platform/errors/database-error.js';
import { ServerTextsService } from './server-texts.service.js';
import { toTranslationEntry, hasWords, noWords, type Words } from './translation.entity.js';
import { TranslationRepository } from './translation.repository.js';

export type Edition = { readonly entries: readonly TranslationEntry[]; readonly digest: string };

@Injectable()
export class TranslationsService {
  readonly #editions = new BatchLoader(() => [this.#readEdition()]);

  constructor(
    private readonly translations: TranslationRepository,
    private readonly serverTexts: ServerTextsService,
  ) {}

  /** Every text that an admin wrote in place of a built-in one, by key. */
  async list(): Promise<readonly TranslationEntry[]> {
    return (await this.edition()).entries;
  }

  /** The list with its ETag. */
  edition(): Promise<Edition> {
    return this.#editions.load('present');
  }

  async #readEdition(): Promise<Edition> {
    const entries = (await this.translations.findWithWords()).map(toTranslationEntry);
    return { entries, digest: createHash('sha256').update(JSON.stringify(entries)).digest('base64url') };
  }

  /**
   * Writes words in place of the built-in ones. Throws `not-found` for a key that the product does not have,
   * `invalid-request` for words that break its placeholders or plural forms, `stale-version` when the entry is not the
   * one that the caller saw: of the version named, or none at all.
   */
  async change(key: string, { en, pl, es, version }: TranslationChange): Promise<TranslationEntry> {
    const builtIn = catalogueEntry(key);
    if (!builtIn) throw new ProblemError('not-found');
    const words = { en, pl, es };
    const issues = translationIssues(builtIn, words);
    if (issues.length > 0) throw new ProblemError('invalid-request', { issues });
    const entry = { key, ...words, version: await this.#write(key, words, version) };
    await this.serverTexts.refresh();
    return entry;
  }

  /**
   * Goes back to the built-in words; with a version, only from that one, else throws `stale-version`. Nothing to remove
   * is as well. Throws `not-found` for a key that neither the product nor the table has.
   */
  async remove(key: string, version: number | undefined): Promise<void> {
    const row = await this.translations.find(key);
    if (!row && !catalogueEntry(key)) throw new ProblemError('not-found');
    if (!row || !hasWords(row)) return;
    if (version !== undefined && version !== row.version) throw new ProblemError('stale-version');
    // A concurrent change came first: start again from the present row.
    if (!(await this.translations.update(key, row.version, noWords))) return this.remove(key, version);
    await this.serverTexts.refresh();
  }

  /** Answers the version that the words have now. */
  async #write(key: string, words: Words, version: number | undefined): Promise<number> {
    const row = await this.translations.find(key);
    if (!row) return this.#insert(key, words, version);
    const seen = version ?? (hasWords(row) ? undefined : row.version);
    const written = seen !== undefined && (await this.translations.update(key, seen, words));
    if (!written) throw new ProblemError('stale-version');
    return seen + 1;
  }

  async #insert(key: string, words: Words, version: number | undefined): Promise<number> {
    if (version !== undefined) throw new ProblemError('stale-version');
    await refuseDuplicate('stale-version', this.translations.insert(key, words));
    return 1;
  }
}
