import type { Overview } from '@programme/contracts';

/** What needs attention. Lists that an older API does not send are empty. */
export const attentionOf = ({
  attention,
  waiting = [],
  approvals = [],
  rejectedDiscounts = [],
  failedMessages,
  failedMails = [],
  unreachableCreators = [],
  unreachableUsers = [],
  priceBooksInReview = [],
  proposedLimit = null,
  adminChanges = [],
}: Overview) => ({
  offers: attention,
  /** Offers whose clients wait for an answer. */
  waiting,
  /** Offers whose discounts the reader may approve. */
  approvals,
  /** Offers whose discounts the reader gave, and another admin did not approve. */
  rejectedDiscounts,
  /** Chat messages that will not be sent again. */
  failedMessages,
  /** Offers whose contacts a mail did not reach. */
  failedMails,
  /** Creators whom mails do not reach. */
  unreachableCreators,
  /** Users whom mails about their accounts do not reach. */
  unreachableUsers,
  /** Price books that the reader may approve. */
  priceBooks: priceBooksInReview,
  /** A higher limit of discounts that the reader may confirm. */
  proposedLimit,
  /** Who was made an admin by somebody else, or lost that right. */
  adminChanges,
});

export type Attention = ReturnType<typeof attentionOf>;

/** The rows of what needs attention: messages that failed share one. */
export const countRows = ({ failedMessages, proposedLimit, ...lists }: Attention) =>
  Object.values(lists).reduce((count, { length }) => count + length, 0) +
  Number(failedMessages > 0) +
  Number(proposedLimit !== null);
