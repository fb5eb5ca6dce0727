import { languages, type TextKey } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { string, type InferType } from 'yup';
import {
  calendarDay,
  choice,
  currency,
  email,
  line,
  list,
  multiline,
  name,
  rowNumber,
  strictObject,
} from './fields.js';
import { limits } from './limits.js';
import { pageFields } from './logs-query.schema.js';
import { quoteSchema, type NewQuote } from './quote.schema.js';

const text = (key: TextKey): TextKey => key;

/** Fields of the wizard's first step (S2 §5). */
export const offerBasics = {
  clientName: name(2, limits.name, 'validation.clientName.required').required(text('validation.clientName.required')),
  /** Full name of a creator. The server refuses an unknown one, and for a new offer an inactive one (decision B6). */
  creator: line(limits.name).required(text('validation.creator.required')),
  currency: currency(),
  /** The last day on which the offer is valid, in the server's time zone (decision B15). */
  validUntil: calendarDay().required(text('validation.validUntil.required')),
};

/**
 * What an offer says besides its prices, and to whom (docs/adr/0027). Null is nothing. A change that does not name a field
 * leaves it as it is: the page of a version before this one must not remove it.
 */
export const offerContent = {
  /** In which the client reads the offer: its link carries it. */
  language: choice(languages).nullable().optional(),
  /** The client's person whom the offer is for, by name and address or not at all. */
  contactName: name(2, limits.name)
    .nullable()
    .optional()
    .test('both', text('validation.contact.name'), isPairedWith('contactEmail')),
  contactEmail: email()
    .nullable()
    .optional()
    .test('both', text('validation.contact.email'), isPairedWith('contactName')),
  /** Plain text above the options, and below the receipts. */
  introduction: multiline(limits.introduction).nullable().optional(),
  terms: multiline(limits.terms).nullable().optional(),
};

/** A client's person, where one has to be named. */
export const offerContactSchema = strictObject({
  contactName: name(2, limits.name).required(text('validation.required')),
  contactEmail: email().required(text('validation.required')),
});

/** Whether a field says something wherever the other does. */
function isPairedWith(other: string) {
  return (value: string | null | undefined, { parent }: { readonly parent: unknown }) =>
    Boolean(value) || !(parent as Readonly<Record<string, unknown>>)[other];
}

/** Names of the fields of {@link offerContent}. */
export const offerContentFields = ['language', 'contactName', 'contactEmail', 'introduction', 'terms'] as const;

export type OfferContent = Pick<OfferBasics, (typeof offerContentFields)[number]>;

export const offerBasicsSchema = strictObject({ ...offerBasics, ...offerContent });

export type OfferBasics = InferType<typeof offerBasicsSchema>;

const quotes = list(quoteSchema, {
  min: 1,
  max: limits.quotes,
  tooShort: text('validation.quotes.required'),
  tooLong: text('validation.quotes.maximum'),
});

/** The price book of the prices that the salesperson saw: when it is no longer in force, the call is refused. */
const priceBookId = line(limits.priceBook.id).optional();

/** Body of `POST /api/offers`. */
export const newOfferSchema = strictObject({ ...offerBasics, ...offerContent, quotes, priceBookId });

export type NewOffer = OfferBasics & {
  readonly quotes: readonly NewQuote[];
  readonly priceBookId?: string | undefined;
};

/** Body of `PUT /api/offers/{id}`: the whole offer, with the version that it was loaded with (decision B19). */
export const offerChangeSchema = strictObject({
  ...offerBasics,
  ...offerContent,
  quotes,
  priceBookId,
  id: string()
    .typeError(text('validation.type'))
    .max(36, text('validation.maximumLength'))
    .required(text('validation.required')),
  version: rowNumber().required(text('validation.required')),
});

export type OfferChange = NewOffer & { readonly id: string; readonly version: number };

/**
 * What the list of offers can be narrowed to. `expiring` is an open offer whose last day is at most `limits.expiringDays`
 * away; `open` leaves those out.
 */
export const offerStatusFilters = [
  'open',
  'expiring',
  'expired',
  'awaiting-approval',
  'accepted',
  'declined',
  'withdrawn',
] as const;

export type OfferStatusFilter = (typeof offerStatusFilters)[number];

/**
 * Other views of the list of offers: those whose clients wait for an answer, as the overview has them, and those that the
 * reader has made.
 */
export const offerViews = ['needs-answer', 'mine'] as const;

export type OfferView = (typeof offerViews)[number];

/** What the list of offers can be sorted by. */
export const offerSorts = ['created', 'client', 'validUntil', 'opened'] as const;

export type OfferSort = (typeof offerSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;

export type SortOrder = (typeof sortOrders)[number];

/**
 * The order of a sort where the query names none: the newest, the first name, the first to end, and the one that a client
 * has opened last stand at the top.
 */
export const usualOrder = {
  created: 'desc',
  client: 'asc',
  validUntil: 'asc',
  opened: 'desc',
} as const satisfies Record<OfferSort, SortOrder>;

/** Query of `GET /api/offers`. */
export const offersQuerySchema = strictObject({
  /** What the client's name contains, whatever the case. */
  q: line(limits.name).optional(),
  /** Full name of a creator. */
  creator: line(limits.name).optional(),
  status: choice(offerStatusFilters).optional(),
  view: choice(offerViews).optional(),
  currency: choice(currencies).optional(),
  sort: choice(offerSorts).optional(),
  order: choice(sortOrders).optional(),
  ...pageFields,
});

export type OffersQuery = InferType<typeof offersQuerySchema>;

/** Query of `GET /api/offers/{id}/revisions`; a page has `limits.revisionsPage` revisions. */
export const offerRevisionsQuerySchema = strictObject({ cursor: pageFields.cursor });

export type OfferRevisionsQuery = InferType<typeof offerRevisionsQuerySchema>;
