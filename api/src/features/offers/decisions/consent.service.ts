import { Injectable } from '@nestjs/common';
import { consentKey } from '@programme/contracts';
import { languages } from '@programme/i18n';
import { catalogueEntry } from '@programme/i18n/catalogue';
import { TranslationRepository } from '../../translations/translation.repository.js';

/** The text that a client agrees to, in the words that admins have given it. */
@Injectable()
export class ConsentService {
  constructor(private readonly translations: TranslationRepository) {}

  /**
   * Whether a text is what the client's page shows at present, in one of the languages. Read from the database each
   * time: a text of a moment ago is not what the company asks for now.
   */
  async isCurrent(text: string): Promise<boolean> {
    const builtIn = catalogueEntry(consentKey);
    const override = await this.translations.find(consentKey);
    return languages.some((language) => (override?.[language] || builtIn?.[language]) === text);
  }
}
