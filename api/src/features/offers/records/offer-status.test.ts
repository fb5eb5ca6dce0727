import { expect, it } from 'vitest';
import { isUndecided, statusOf, type StatusFacts } from './offer-status.js';

const today = '2026-11-21';
const at = new Date('2026-11-20T09:00:00Z');

const offers: StatusFacts[] = [null, 'accepted' as const, 'declined' as const].flatMap((decision) =>
  [null, at].flatMap((withdrawnAt) =>
    [null, at].flatMap((approvalRequestedAt) =>
      ['2026-11-20', today].map((validUntil) => ({ decision, withdrawnAt, approvalRequestedAt, validUntil })),
    ),
  ),
);

it.each(offers)(
  '$decision, withdrawn $withdrawnAt, waiting $approvalRequestedAt: open or expired are undecided',
  (offer) => {
    expect(isUndecided(offer)).toBe(['open', 'expired'].includes(statusOf(offer, today)));
  },
);
