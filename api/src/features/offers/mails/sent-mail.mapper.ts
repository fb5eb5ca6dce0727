import { clientMailKinds, type MailFailure, type MailState, type SentMail } from '@programme/contracts';
import { notMissed, possiblyDelivered, refused } from '../../notifications/delivery-policy.js';
import type { NotificationEntity } from '../../notifications/notification.entity.js';

/** What staff see of a mail to a client; nothing of a message to a creator. */
export function toSentMail(row: NotificationEntity): SentMail[] {
  const kind = clientMailKinds.find((name) => name === row.kind);
  if (!kind) return [];
  const { id, recipient, createdAt, sentAt, messageSent, errorMessage } = row;
  return [
    {
      id,
      kind,
      recipient,
      createdAt: createdAt.toISOString(),
      state: stateOf(row),
      sentAt: sentAt?.toISOString() ?? null,
      failure: failureOf(row),
      error: messageSent ? null : (errorMessage?.replace(refused, '').replace(possiblyDelivered, '') ?? null),
    },
  ];
}

function failureOf(row: NotificationEntity): MailFailure | null {
  const state = stateOf(row);
  if (row.errorMessage === null || state === 'delivered' || state === 'cancelled') return null;
  return state === 'uncertain' ? 'no-answer' : (row.failure ?? 'other');
}

function stateOf({ messageSent, dueAt, errorMessage }: NotificationEntity): MailState {
  if (messageSent) return 'delivered';
  if (dueAt) return 'waiting';
  if (errorMessage?.startsWith(refused)) return 'refused';
  if (errorMessage?.startsWith(possiblyDelivered)) return 'uncertain';
  return notMissed.some((reason) => reason === errorMessage) ? 'cancelled' : 'failed';
}
