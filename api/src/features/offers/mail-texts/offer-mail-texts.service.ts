import { Inject, Injectable } from '@nestjs/common';
import { offerLink, staffOfferLink } from '@programme/contracts';
import { formatDate } from '@programme/formatting';
import { defaultLanguage, type Language, type TextKey } from '@programme/i18n';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { MailContent } from '../../notifications/mail-content-box.js';
import { mailHtml, mailWords } from '../../notifications/mail-html.js';
import { ServerTextsService } from '../../translations/server-texts.service.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { creatorOf } from '../records/offer.mapper.js';

type ClientMailName = 'link' | 'code' | 'unopened' | 'ending';

type CreatorMailName = 'viewed' | 'accepted' | 'declined' | 'question' | 'extension';

type Parameters = Readonly<Record<string, string | number>>;

/** In which a client reads an offer. */
export const languageOf = ({ language }: Pick<OfferEntity, 'language'>): Language => language ?? defaultLanguage;

/** Words the mails about offers. */
@Injectable()
export class OfferMailTextsService {
  constructor(
    private readonly texts: ServerTextsService,
    private readonly codes: AccessCodeService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * A mail to an offer's contact, in the offer's language.
   *
   * @param offer with its creator
   */
  toClient(name: ClientMailName, offer: OfferEntity): MailContent {
    const language = languageOf(offer);
    const creator = creatorOf(offer);
    const link = name === 'code' ? null : offerLink(this.config.publicUrl, offer.id, offer.language);
    const parameters = {
      contact: mailWords(offer.contactName ?? ''),
      client: mailWords(offer.clientName),
      creator: mailWords(creator.name),
      day: formatDate(offer.validUntil, language),
      link: link ?? '',
      code: (name === 'code' && this.codes.read(offer)) || '',
    };
    const text = this.texts.text(language, `mail.${name}.text`, parameters);
    return {
      subject: this.#subject(language, `mail.${name}.subject`, parameters),
      text,
      html: mailHtml(text, { language, link }),
      toName: offer.contactName,
      replyTo: creator.email === null ? null : { name: creator.name, address: creator.email },
    };
  }

  /**
   * A mail to an offer's creator: what the chat says too, in the team's language, with the link of the staff's page.
   *
   * @param parameters users' words as they are: a mail needs none of the chat's escapes
   */
  toCreator(name: CreatorMailName, key: TextKey, offer: OfferEntity, parameters: Parameters = {}): MailContent {
    const language = defaultLanguage;
    const link = staffOfferLink(this.config.publicUrl, offer.id);
    const words = { ...parameters, client: mailWords(offer.clientName), offer: offer.id, link };
    const text = this.texts.text(language, key, words);
    return {
      subject: this.#subject(language, `mail.${name}.subject`, words),
      text,
      html: mailHtml(text, { language, link }),
      toName: offer.creator?.name ?? null,
      replyTo: null,
    };
  }

  /** A subject is one line, whatever an admin has made of its text. */
  #subject(language: Language, key: TextKey, parameters: Parameters): string {
    return mailWords(this.texts.text(language, key, parameters));
  }
}
