import type { Transaction } from '../../platform/database/sql.js';
import type { Delivery } from './delivery.js';
import type { ChannelName, NotificationEntity } from './notification.entity.js';

/** A way to deliver messages. Its feature registers it with the dispatcher, which knows no more than this of it. */
export type NotificationChannel = {
  readonly name: ChannelName;
  /** Whether it is configured. */
  readonly isOn: boolean;
  /**
   * Milliseconds to wait after an attempt without an answer, one entry for each repeat: the message may have arrived, so
   * that a repeat may be read twice.
   */
  readonly repeatDelaysMs: readonly number[];
  /** How it reaches a creator; undefined for one whom it does not reach. */
  recipientOf: (transaction: Transaction, creatorId: number) => Promise<string | undefined>;
  /**
   * One attempt. Never throws, and lasts less than the lease of a message.
   *
   * @param isRepeat whether an earlier attempt may have arrived
   */
  send: (notification: NotificationEntity, isRepeat: boolean) => Promise<Delivery>;
};
