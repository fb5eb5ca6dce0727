import { usualOrder, type OfferSort, type OffersQuery, type SortOrder } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { invalidCursor } from '../../../platform/http/pagination.js';
import type { ListedOfferRow, OfferSummary } from '../records/offer.mapper.js';

/** The order of a list of offers. Offers of equal values follow by their ids, in the same direction. */
export type OfferOrder = { readonly sort: OfferSort; readonly order: SortOrder };

/** Where an offer stands in a list: its value in the column of the sort, and its id. */
export type OfferKeyset = { readonly at: Date | string; readonly id: string };

/** What an offer of the list stands in its order by. */
export type SortedOffer = ListedOfferRow & Partial<Pick<OfferSummary, 'lastOpenedAt'>>;

type SortColumn = {
  readonly column: string;
  /** Index that holds all offers in this order, where one does. */
  readonly index: string;
  /** What a cursor says of an offer. It holds only what the list shows. */
  readonly write: (row: SortedOffer) => string;
  /** The column's value, of what a cursor says; undefined for what no offer has. */
  readonly read: (text: string) => Date | string | undefined;
};

const readMoment = (text: string): Date | undefined =>
  /^(0|[1-9]\d{0,13})$/.test(text) ? new Date(Number(text)) : undefined;

export const sortColumns: Readonly<Record<OfferSort, SortColumn>> = {
  created: {
    column: 'offer.created_at',
    index: 'ix_offers_created_at_id',
    write: ({ createdAt }) => String(createdAt.getTime()),
    read: readMoment,
  },
  client: {
    column: 'offer.client_name_key',
    index: 'ix_offers_client_name_key_id',
    write: ({ clientName }) => clientName,
    read: searchKey,
  },
  validUntil: {
    column: 'offer.valid_until',
    index: 'ix_offers_valid_until',
    write: ({ validUntil }) => validUntil,
    read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined),
  },
  opened: {
    // An offer that no client has opened counts as opened before all others.
    column: `COALESCE((SELECT MAX(visit.viewed_at) FROM offer_views visit
      WHERE visit.offer_id = offer.id AND visit.is_admin_view = 0), '1970-01-01 00:00:00.000')`,
    index: 'ix_offers_created_at_id',
    write: ({ lastOpenedAt }) => String(lastOpenedAt ? Date.parse(lastOpenedAt) : 0),
    read: readMoment,
  },
};

export const orderOf = ({ sort = 'created', order = usualOrder[sort] }: OffersQuery): OfferOrder => ({ sort, order });

/** What a cursor begins with: it belongs to one order. Cursors of the newest first are older than the choice of orders. */
const prefixOf = ({ sort, order }: OfferOrder): string =>
  sort === 'created' && order === 'desc' ? '' : `${sort}.${order}.`;

const encode = (text: string): string => Buffer.from(text).toString('base64url');

/** The cursor of the page that follows an offer. */
export const cursorOf = (order: OfferOrder, row: SortedOffer): string =>
  encode(`${prefixOf(order)}${sortColumns[order.sort].write(row)}.${row.id}`);

/** Reads a cursor. Throws `invalid-request` on the field `cursor`, also for a cursor of another order. */
export function keysetOfCursor(order: OfferOrder, cursor: string): OfferKeyset {
  const text = Buffer.from(cursor, 'base64url').toString();
  const prefix = prefixOf(order);
  const [, value, id] = /^([^]*)\.([\w-]{1,36})$/.exec(text.slice(prefix.length)) ?? [];
  const at = value === undefined ? undefined : sortColumns[order.sort].read(value);
  // Encoded again, because Node skips characters that are not of the alphabet.
  if (at !== undefined && id !== undefined && text.startsWith(prefix) && encode(text) === cursor) return { at, id };
  throw invalidCursor();
}
