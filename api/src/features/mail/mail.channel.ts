import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/sql.js';
import { CreatorsService } from '../creators/creators.service.js';
import { failed, type Delivery } from '../notifications/delivery.js';
import { MailContentBox } from '../notifications/mail-content-box.js';
import type { NotificationChannel } from '../notifications/notification-channel.js';
import { NotificationDispatcher } from '../notifications/notification-dispatcher.js';
import type { NotificationEntity } from '../notifications/notification.entity.js';
import { SmtpClient } from './smtp.client.js';

/** Mail, for clients' persons and for creators who have an address (docs/adr/0028). */
@Injectable()
export class MailChannel implements NotificationChannel, OnModuleInit {
  readonly name = 'mail';
  readonly repeatDelaysMs = [5 * 60_000];

  constructor(
    private readonly smtp: SmtpClient,
    private readonly contents: MailContentBox,
    private readonly creators: CreatorsService,
    private readonly dispatcher: NotificationDispatcher,
  ) {}

  onModuleInit(): void {
    this.dispatcher.register(this);
  }

  get isOn(): boolean {
    return this.smtp.isOn;
  }

  recipientOf(transaction: Transaction, creatorId: number): Promise<string | undefined> {
    return this.creators.emailOf(transaction, creatorId);
  }

  async send(notification: NotificationEntity, isRepeat: boolean): Promise<Delivery> {
    const { recipient, dedupeKey: key } = notification;
    const content = this.contents.open(notification);
    if (!content || recipient === null) return failed('content_gone', { failure: 'unreadable', nonRetryable: true });
    return this.smtp.send({ ...content, recipient, key, isRepeat });
  }
}
