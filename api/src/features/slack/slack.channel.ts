import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/sql.js';
import type { Delivery } from '../notifications/delivery.js';
import type { NotificationChannel } from '../notifications/notification-channel.js';
import { NotificationDispatcher } from '../notifications/notification-dispatcher.js';
import type { NotificationEntity } from '../notifications/notification.entity.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';
import { SlackClient } from './slack.client.js';

/** The chat, for creators who have a mapping (decision B13). */
@Injectable()
export class SlackChannel implements NotificationChannel, OnModuleInit {
  readonly name = 'chat';
  readonly repeatDelaysMs = [30_000, 30 * 60_000];

  constructor(
    private readonly chat: SlackClient,
    private readonly mappings: SlackMappingRepository,
    private readonly dispatcher: NotificationDispatcher,
  ) {}

  onModuleInit(): void {
    this.dispatcher.register(this);
  }

  get isOn(): boolean {
    return this.chat.isOn;
  }

  recipientOf(transaction: Transaction, creatorId: number): Promise<string | undefined> {
    return this.mappings.findActiveUser(transaction, creatorId);
  }

  send({ slackUserId, text }: NotificationEntity): Promise<Delivery> {
    return this.chat.send(slackUserId, text);
  }
}
