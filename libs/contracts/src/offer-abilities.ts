import { limits } from './limits.js';
import type { OfferStatus } from './offer-status.js';
import type { Permission } from './permissions.js';
import type { ProblemCode } from './problem.js';

/** What of an offer decides what can be done with it. */
export type OfferFacts = {
  readonly status: OfferStatus;
  /** Whether a decision on it counts, also while it waits for approval. */
  readonly isDecided: boolean;
  /** Whether discounts of it wait for approval, also while it is withdrawn. */
  readonly needsApproval: boolean;
  readonly messageCount: number;
};

type Rule = {
  readonly permission: Permission;
  /** What keeps everybody from it. */
  readonly refusal: (offer: OfferFacts) => ProblemCode | undefined;
};

type Refusals = Readonly<Partial<Record<OfferStatus, ProblemCode>>>;

const answered = {
  withdrawn: 'offer-withdrawn',
  accepted: 'already-decided',
  declined: 'already-decided',
} as const satisfies Refusals;

const unanswerable = { ...answered, 'awaiting-approval': 'awaiting-approval' } as const satisfies Refusals;

/** What keeps a client from an offer of a status. */
export const clientRefusals: Refusals = { ...unanswerable, expired: 'offer-expired' };

const waitsForNothing: Refusals = {
  withdrawn: 'offer-withdrawn',
  open: 'approval-not-requested',
  expired: 'approval-not-requested',
  accepted: 'approval-not-requested',
  declined: 'approval-not-requested',
};

const byStatus =
  (refusals: Refusals): Rule['refusal'] =>
  ({ status }) =>
    refusals[status];

const rules = {
  edit: { permission: 'offers.write', refusal: byStatus({ accepted: 'offer-accepted' }) },
  send: { permission: 'offers.write', refusal: byStatus(clientRefusals) },
  extend: { permission: 'offers.write', refusal: byStatus(answered) },
  answer: {
    permission: 'offers.write',
    refusal: ({ status, messageCount }) => {
      if (status === 'withdrawn') return 'offer-withdrawn';
      return messageCount >= limits.thread.messages ? 'thread-full' : undefined;
    },
  },
  'record-decision': { permission: 'offers.write', refusal: byStatus(unanswerable) },
  withdraw: {
    permission: 'offers.write',
    refusal: byStatus({ withdrawn: 'offer-withdrawn', accepted: 'offer-accepted' }),
  },
  'replace-code': {
    permission: 'offers.codes',
    refusal: ({ needsApproval }) => (needsApproval ? 'awaiting-approval' : undefined),
  },
  reverse: {
    permission: 'offers.remove',
    refusal: ({ status, isDecided }) => (status === 'withdrawn' || isDecided ? undefined : 'offer-undecided'),
  },
  remove: { permission: 'offers.remove', refusal: byStatus({ accepted: 'offer-accepted' }) },
  approve: { permission: 'offers.approve', refusal: byStatus(waitsForNothing) },
  reject: { permission: 'offers.approve', refusal: byStatus(waitsForNothing) },
} as const satisfies Readonly<Record<string, Rule>>;

/** What staff do with an offer. */
export type OfferAbility = keyof typeof rules;

export const offerAbilityNames = Object.keys(rules) as OfferAbility[];

/**
 * What keeps everybody from doing it, by what the offer's row says. Who gave a discount, what an address is missing and
 * that an acceptance was reversed are not in it: the calls refuse that themselves.
 */
export const refusalOf = (ability: OfferAbility, offer: OfferFacts): ProblemCode | undefined =>
  rules[ability].refusal(offer);

/** What somebody can do with an offer. @param may whether this reader holds a permission */
export const offerAbilities = (offer: OfferFacts, may: (permission: Permission) => boolean): OfferAbility[] =>
  offerAbilityNames.filter((name) => may(rules[name].permission) && refusalOf(name, offer) === undefined);
