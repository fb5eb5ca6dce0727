import { Inject, Injectable } from '@nestjs/common';
import { offerLink, staffOfferLink, verificationLink, withPersonalLine } from '@programme/contracts';
import { formatDate, formatMoney } from '@programme/formatting';
import { defaultLanguage, type Language, type TextKey } from '@programme/i18n';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { excerpt } from '../../../platform/names/excerpt.js';
import type { MailContent } from '../../notifications/mail-content-box.js';
import { mailHtml, mailWords } from '../../notifications/mail-html.js';
import { ServerTextsService } from '../../translations/server-texts.service.js';
import { AccessCodeService } from '../gate/access-code.service.js';
import type { AcceptanceEvidence } from '../records/evidence.js';
import type { OfferEntity } from '../records/offer.entity.js';
import { creatorOf } from '../records/offer.mapper.js';
import { packageNames } from './package-names.js';

/** Mails that lead a client to the offer. */
type ClientMailName = 'link' | 'code' | 'unopened' | 'ending';

/** What has become of an offer. */
export type ClientNews =
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'updated' | 'extended' }
  | {
      readonly kind: 'accepted';
      readonly name: string;
      readonly option: AcceptanceEvidence['option'];
      readonly digest: string;
    };

/** What of a mail's words stands out. */
type Marked = { readonly copied?: string; readonly otherLink?: string };

type Addressing = Marked & {
  readonly toName: string | null;
  readonly hasLink: boolean;
  readonly line?: string | null | undefined;
};

type CreatorMailName = 'viewed' | 'accepted' | 'declined' | 'question' | 'extension';

type Parameters = Readonly<Record<string, string | number>>;

/** Characters of an answer that its mail shows; the whole of it is on the offer's page. */
const excerptLength = 600;

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
   * @param line of the salesperson's own
   */
  toClient(name: ClientMailName, offer: OfferEntity, line?: string | null): MailContent {
    const code = (name === 'code' && this.codes.read(offer)) || '';
    const about = { toName: offer.contactName, hasLink: name !== 'code', copied: code, line };
    return this.#toClient(name, offer, about, { code });
  }

  /**
   * A mail that tells a client what has become of an offer, in the offer's language.
   *
   * @param offer with its creator
   */
  newsToClient(news: ClientNews, offer: OfferEntity, toName: string | null): MailContent {
    const language = languageOf(offer);
    const about = { toName, hasLink: true };
    if (news.kind === 'answered')
      return this.#toClient('answered', offer, about, { answer: excerpt(mailWords(news.answer), excerptLength) });
    if (news.kind !== 'accepted') return this.#toClient(news.kind, offer, about);
    const { name, option, digest } = news;
    const verify = verificationLink(this.config.publicUrl, digest);
    return this.#toClient(
      'receipt',
      offer,
      { ...about, copied: digest, otherLink: verify },
      {
        name: mailWords(name),
        package: packageNames[option.package],
        count: option.months,
        total: formatMoney(option.total, option.currency, language),
        digest,
        verify,
      },
    );
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
      html: this.#html(text, language, link),
      toName: offer.creator?.name ?? null,
      replyTo: null,
    };
  }

  #toClient(
    name: ClientMailName | 'answered' | 'updated' | 'extended' | 'receipt',
    offer: OfferEntity,
    { toName, hasLink, line, ...look }: Addressing,
    more: Parameters = {},
  ): MailContent {
    const language = languageOf(offer);
    const creator = creatorOf(offer);
    const link = hasLink ? offerLink(this.config.publicUrl, offer.id, offer.language) : null;
    const parameters = {
      contact: mailWords(toName ?? ''),
      client: mailWords(offer.clientName),
      creator: mailWords(creator.name),
      day: formatDate(offer.validUntil, language),
      link: link ?? '',
      ...more,
    };
    const text = withPersonalLine(this.texts.text(language, `mail.${name}.text`, parameters), line);
    return {
      subject: this.#subject(language, `mail.${name}.subject`, parameters),
      text,
      html: this.#html(text, language, link, look),
      toName,
      replyTo: creator.email === null ? null : { name: creator.name, address: creator.email },
    };
  }

  #html(text: string, language: Language, address: string | null, look: Marked = {}): string {
    const label = this.texts.text(language, 'mail.open');
    return mailHtml(text, {
      language,
      sender: this.config.mail?.from.name ?? '',
      link: address === null ? null : { address, label },
      ...look,
    });
  }

  /** A subject is one line, whatever an admin has made of its text. */
  #subject(language: Language, key: TextKey, parameters: Parameters): string {
    return mailWords(this.texts.text(language, key, parameters));
  }
}
