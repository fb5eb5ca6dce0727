import { clientMailKinds, type MailState, type SentMail } from '@programme/contracts';
import { failureOf, notMissed, possiblyDelivered, refused } from '../../notifications/delivery-policy.js';
import type { NotificationEntity } from '../../notifications/notification.entity.js';

/** What staff see of a mail to a client; nothing of a message to a creator. */
export function toSentMail(row: NotificationEntity): SentMail[] {
  const kind = clientMailKinds.find((name) => name === row.kind);
  if (!kind) return [];
  const { id, recipient, createdAt, sentAt, messageSent, errorMessage } = row;
  const state = stateOf(row);
  const isMissed = errorMessage !== null && state !== 'delivered' && state !== 'cancelled';
  return [
    {
      id,
      kind,
      recipient,
      createdAt: createdAt.toISOString(),
      state,
      sentAt: sentAt?.toISOString() ?? null,
      failure: isMissed ? failureOf(errorMessage, row.failure) : null,
      error: messageSent ? null : (errorMessage?.replace(refused, '').replace(possiblyDelivered, '') ?? null),
    },
  ];
}

function stateOf({ messageSent, dueAt, errorMessage }: NotificationEntity): MailState {
  if (messageSent) return 'delivered';
  if (dueAt) return 'waiting';
  if (errorMessage?.startsWith(refused)) return 'refused';
  if (errorMessage?.startsWith(possiblyDelivered)) return 'uncertain';
  return notMissed.some((reason) => reason === errorMessage) ? 'cancelled' : 'failed';
}
