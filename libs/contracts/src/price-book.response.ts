import { priceBookDraftSchema, type PriceBookDraft } from './price-book.schema.js';
import type { PriceBookContent } from '@programme/pricing';
import {
  flag,
  listOf,
  moment,
  oneOf,
  recordOf,
  responseObject,
  rowId,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

export const priceBookStatuses = ['draft', 'in-review', 'published', 'withdrawn'] as const;

export type PriceBookStatus = (typeof priceBookStatuses)[number];

/** Answer of `GET /api/price-book`: the prices in force, and which ones come next. */
export const activePriceBookResponse = responseObject({
  id: text(),
  label: text(),
  effectiveFrom: moment(),
  digest: text(),
  content: priceBookDraftSchema,
  /** The next book and the instant from which it is in force; null while none is scheduled. */
  next: responseObject({ id: text(), effectiveFrom: moment() }).nullable(),
});

export type ActivePriceBook = Omit<ResponseOf<typeof activePriceBookResponse>, 'content'> & {
  readonly content: PriceBookContent;
};

/** Answer of `GET /api/price-book/{id}`: the prices that a link names. */
export const namedPriceBookResponse = responseObject({
  id: text(),
  label: text(),
  /** Since when its prices are or were in force; null for a draft. */
  effectiveFrom: moment().nullable(),
  /** When other prices came into force; null while these are in force, and before. */
  effectiveUntil: moment().nullable(),
  /** Whether its prices have not been in force yet: admins alone are told of such a book. */
  isPreview: flag(),
  content: priceBookDraftSchema,
});

export type NamedPriceBook = Omit<ResponseOf<typeof namedPriceBookResponse>, 'content'> & {
  readonly content: PriceBookContent;
};

const summaryFields = {
  id: text(),
  label: text(),
  status: oneOf(priceBookStatuses),
  effectiveFrom: moment().nullable(),
  /** Goes up with each change; a change names the version that it was made from. */
  version: wholeNumber(),
  /** The book that it was made from. */
  basedOn: text().nullable(),
  /** SHA-256 of the canonical content, in hexadecimal. */
  digest: text(),
  /** Whether its prices are in force now. */
  isActive: flag(),
  lastEditor: text(),
  submittedBy: text().nullable(),
  approver: text().nullable(),
  /** Why it was submitted as it is, or returned. */
  reason: text().nullable(),
  createdAt: moment(),
  updatedAt: moment(),
};

/** One entry of `GET /api/price-books`, the latest made first. */
export const priceBookSummaryResponse = responseObject(summaryFields);

export type PriceBookSummary = ResponseOf<typeof priceBookSummaryResponse>;

/** What is wrong with a book: a `PriceBookProblem` of `libs/price-book`. */
const problem = responseObject({
  severity: oneOf(['error', 'warning']),
  rule: text(),
  path: text(),
  values: recordOf().optional(),
});

/** What somebody did with a book. `self-approved` is the approval of an only admin. */
export const priceBookActions = [
  'created',
  'imported',
  'changed',
  'submitted',
  'returned',
  'approved',
  'self-approved',
  'withdrawn',
] as const;

export type PriceBookAction = (typeof priceBookActions)[number];

/**
 * Whether a reader may approve a book (decision B31): `other`, as somebody else than its authors; `alone`, as the only admin,
 * though it is their own; `own`, not at all.
 */
export const priceBookApprovals = ['other', 'alone', 'own'] as const;

export type PriceBookApproval = (typeof priceBookApprovals)[number];

const event = responseObject({
  id: rowId(),
  action: oneOf(priceBookActions),
  at: moment(),
  username: text(),
  /** Of a change: which figures and fields are different since. */
  paths: listOf(text()),
  reason: text().nullable(),
});

export type PriceBookEvent = ResponseOf<typeof event>;

/** Answer of every call about one book: all of it, what is wrong with it, and its history, newest first. */
export const priceBookResponse = responseObject({
  ...summaryFields,
  content: priceBookDraftSchema,
  problems: listOf(problem),
  /** What the reader may do about a book in review; null for any other. */
  approval: oneOf(priceBookApprovals).nullable(),
  events: listOf(event),
});

export type PriceBookDetails = Omit<ResponseOf<typeof priceBookResponse>, 'content'> & {
  readonly content: PriceBookDraft;
};
