import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { formatDateTime } from '@programme/formatting';
import { defaultLanguage } from '@programme/i18n';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/sql.js';
import { tooMany } from '../../platform/errors/problem.error.js';
import { RateLimiter, type Limit } from '../../platform/rate-limit/rate-limiter.js';
import { mailHtml, mailWords } from '../notifications/mail-html.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ServerTextsService } from '../translations/server-texts.service.js';

/** What an owner is told of: that somebody else may have a password by a link, and what was changed. */
type NoticeName = 'linkMade' | 'linkUsed' | 'passwordChanged' | 'addressLeft' | 'addressSet';

type Owner = Pick<User, 'id' | 'username'>;

type Mail = {
  readonly name: NoticeName | 'passwordLink';
  readonly owner: Owner;
  readonly recipient: string;
  readonly by: string;
  readonly at: Date;
  readonly link: string | null;
};

const hourMs = 3_600_000;

/** By one user. */
const mailsOfUser: Limit = { name: 'account-mails-of-user', hits: 60, windowMs: hourMs };

/** About one account: whoever sets its address may name a mailbox of somebody else. */
const mailsOfAccount: Limit = { name: 'account-mails-of-account', hits: 10, windowMs: hourMs };

/** The team's language: nobody says which one an account's owner reads. */
const language = defaultLanguage;

/** Words mails about accounts and puts them into the outbox. Where mail is off, all but a link goes unsaid. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly outbox: NotificationsService,
    private readonly texts: ServerTextsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isOn(): boolean {
    return this.outbox.isOn('mail');
  }

  /** Counts what makes mails about somebody's account. Throws `too-many-requests`. */
  async limit(by: Owner, owner: Owner): Promise<void> {
    if (!this.isOn) return;
    for (const [limit, { id }] of [
      [mailsOfUser, by],
      [mailsOfAccount, owner],
    ] as const) {
      const waitMs = await this.limiter.consume(limit, String(id));
      if (waitMs > 0) throw tooMany('too-many-requests', waitMs);
    }
  }

  /** Enqueues the link by which an owner sets a password. The caller has seen that mail is on. */
  enqueueLink(
    transaction: Transaction,
    owner: Owner,
    { recipient, link, until, maker }: { recipient: string; link: string; until: Date; maker: Owner },
  ): Promise<void> {
    return this.#enqueue(transaction, {
      name: 'passwordLink',
      owner,
      recipient,
      by: maker.username,
      at: until,
      link,
    });
  }

  /** Enqueues what was done just now, unless there is nowhere to send it. */
  async enqueueNotice(
    transaction: Transaction,
    name: NoticeName,
    { owner, recipient, by }: { owner: Owner; recipient: string | null; by: string },
  ): Promise<void> {
    if (recipient === null || !this.isOn) return;
    await this.#enqueue(transaction, { name, owner, recipient, by, at: this.clock.now(), link: null });
  }

  /** Starts sending; the caller does not wait. */
  deliverSoon(): void {
    if (this.isOn) this.outbox.deliverSoon();
  }

  #enqueue(transaction: Transaction, { name, owner, recipient, by, at, link }: Mail): Promise<void> {
    const words = {
      owner: mailWords(owner.username),
      by: mailWords(by),
      when: formatDateTime(at, language, { timeZone: this.config.timezone }),
      link: link ?? '',
    };
    const text = this.texts.text(language, `mail.${name}.text`, words);
    return this.outbox.enqueueMail(transaction, {
      dedupeKey: `account ${name} ${owner.id} ${randomUUID()}`,
      kind: 'account',
      offerId: null,
      offerVisitId: null,
      creatorName: '',
      recipient,
      mail: {
        subject: mailWords(this.texts.text(language, `mail.${name}.subject`, words)),
        text,
        html: mailHtml(text, {
          language,
          sender: this.config.mail?.from.name ?? '',
          link: link === null ? null : { address: link, label: this.texts.text(language, 'mail.passwordLink.open') },
        }),
        toName: owner.username,
        replyTo: null,
      },
    });
  }
}
