import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import type { NotificationEntity } from './notification.entity.js';

/** What a mail says. Plain text in `text`; `html` is escaped. */
export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names beside the addresses, as people read them. */
  readonly toName: string | null;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
};

/**
 * Encrypts what mails say for as long as they wait: one of them holds an access code, which the database holds nowhere in
 * plain text (decision B7).
 */
@Injectable()
export class MailContentBox {
  constructor(private readonly box: SecretBox) {}

  seal(content: MailContent, dedupeKey: string): string {
    return this.box.seal(JSON.stringify(content), contextOf(dedupeKey));
  }

  /** Null for content that is gone, or sealed under a secret that is. */
  open({ sealedContent, dedupeKey }: NotificationEntity): MailContent | null {
    const text = sealedContent === null ? null : this.box.open(sealedContent, contextOf(dedupeKey));
    return text === null ? null : (JSON.parse(text) as MailContent);
  }
}

const contextOf = (dedupeKey: string): string => `mail ${dedupeKey}`;
