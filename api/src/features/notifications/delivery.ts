/** Characters of a reason that are kept. */
const longestReason = 200;

export type FailedDelivery = {
  readonly ok: false;
  /** What the receiving server, or the way there, said: a word or a short sentence. */
  readonly error: string;
  /** Trying again is of no use. */
  readonly nonRetryable: boolean;
  /** False when the message was sent, as far as we know, and no answer came: it may have arrived. */
  readonly isAnswered: boolean;
  /** Milliseconds that the server asks us to wait. */
  readonly waitMs: number;
};

/** How an attempt to deliver a message ended. */
export type Delivery = { readonly ok: true } | FailedDelivery;

export const failed = (
  error: string,
  { nonRetryable = false, isAnswered = true, waitMs = 0 } = {},
): FailedDelivery => ({ ok: false, error: error.slice(0, longestReason), nonRetryable, isAnswered, waitMs });
