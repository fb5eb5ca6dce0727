import type { MailFailure } from '@programme/contracts';

/** Characters of a reason that are kept. */
const longestReason = 200;

export type FailedDelivery = {
  readonly ok: false;
  /** What the receiving server, or the way there, said: a word or a short sentence. */
  readonly error: string;
  /** The same in our words; null for the chat, whose words stand for themselves. */
  readonly failure: MailFailure | null;
  /** Trying again is of no use. */
  readonly nonRetryable: boolean;
  /** False when the message was sent, as far as we know, and no answer came: it may have arrived. */
  readonly isAnswered: boolean;
  /** Milliseconds that the server asks us to wait. */
  readonly waitMs: number;
};

/** How an attempt to deliver a message ended. */
export type Delivery = { readonly ok: true } | FailedDelivery;

type Particulars = Partial<Omit<FailedDelivery, 'ok' | 'error'>>;

export const failed = (
  error: string,
  { failure = null, nonRetryable = false, isAnswered = true, waitMs = 0 }: Particulars = {},
): FailedDelivery => ({ ok: false, error: error.slice(0, longestReason), failure, nonRetryable, isAnswered, waitMs });
