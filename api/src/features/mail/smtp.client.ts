import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import pTimeout from 'p-timeout';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { failed, type Delivery } from '../notifications/delivery.js';
import type { MailContent } from '../notifications/mail-content-box.js';
import { mailFailureOf, type SmtpError } from './mail-failure.js';

export type Mail = MailContent & {
  readonly recipient: string;
  /** Names the mail: two copies of one carry the same `Message-ID`. */
  readonly key: string;
  readonly isRepeat: boolean;
};

/** Milliseconds for the connection, for the greeting, and without a byte from the server. */
const timeouts = { dnsTimeout: 8_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Milliseconds for all steps together: less than the lease of a message. */
const longestMs = 40_000;

/** Commands whose 5xx speaks of this mail. Elsewhere it speaks of the server or of our login, and may pass. */
const commandsOfMail = new Set(['RCPT TO', 'DATA']);

/** The only user of nodemailer. Never throws and never retries: the dispatcher schedules retries. */
@Injectable()
export class SmtpClient {
  readonly #mail: Config['mail'];

  constructor(@Inject(CONFIG) { mail }: Config) {
    this.#mail = mail;
  }

  /** Whether there is a server to hand mails to. */
  get isOn(): boolean {
    return this.#mail !== undefined;
  }

  async send(mail: Mail): Promise<Delivery> {
    if (!this.#mail) return failed('mail_off');
    const { smtp, from } = this.#mail;
    // Composed as a whole before the connection: what fails here has not been sent.
    const message = await composed(mail, from);
    const progress = { isReading: false };
    const connection = new SMTPConnection({
      ...timeouts,
      host: smtp.host,
      port: smtp.port,
      secure: smtp.secure,
      requireTLS: smtp.requireTLS,
      name: hostname(),
    });
    try {
      const envelope = { from: from.address, to: [mail.recipient], size: message.length };
      await pTimeout(handOver(connection, smtp.login, envelope, lazily(message, progress)), {
        milliseconds: longestMs,
      });
      return { ok: true };
    } catch (error) {
      return failureOf(error as SmtpError, progress.isReading);
    } finally {
      connection.close();
    }
  }
}

function composed({ subject, text, html, toName, recipient, replyTo, key, isRepeat }: Mail, from: Sender) {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return new MailComposer({
    from,
    to: { name: toName ?? '', address: recipient },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId: `<${digest}@${domain}>`,
    // No programme answers it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...(isRepeat && { 'X-Repeat': '1' }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

type Sender = NonNullable<Config['mail']>['from'];

type Login = NonNullable<Config['mail']>['smtp']['login'];

/** Says when it is read: the server has asked for the message by then, and may have it. */
const lazily = (message: Buffer, progress: { isReading: boolean }): Readable =>
  new Readable({
    read() {
      progress.isReading = true;
      this.push(message);
      this.push(null);
    },
  });

/** The whole dialogue with the server; resolves once it has taken the message. */
function handOver(
  connection: SMTPConnection,
  login: Login,
  envelope: { from: string; to: string[]; size: number },
  message: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = () => connection.send(envelope, message, (error) => (error ? reject(error) : resolve()));
    connection.on('error', reject);
    connection.connect((error) => {
      if (error) reject(error);
      else if (login) connection.login({ ...login }, (refused) => (refused ? reject(refused) : send()));
      else send();
    });
  });
}

function failureOf(smtpError: SmtpError, isReading: boolean): Delivery {
  const { message, code, responseCode, command } = smtpError;
  // Without control characters: it is shown to staff.
  const error = message.replaceAll(/\p{Cc}+/gu, ' ');
  const isPermanent = responseCode !== undefined && responseCode >= 500 && commandsOfMail.has(command ?? '');
  // An address that cannot be written in the dialogue is no better the next time.
  const isUnwritable = code === 'EENVELOPE' && responseCode === undefined;
  const isAnswered = responseCode !== undefined || !isReading;
  return failed(error, {
    failure: isAnswered ? mailFailureOf(smtpError) : 'no-answer',
    nonRetryable: isPermanent || isUnwritable,
    isAnswered,
  });
}
