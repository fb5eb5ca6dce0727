import type { PriceBookAction, User } from '@programme/contracts';
import type { NewPriceBookEvent } from '../records/price-book-event.entity.js';

type Particulars = { readonly paths?: readonly string[]; readonly reason?: string | null };

/** Most paths that an event names: a pasted table changes hundreds of figures, and the first ones say which. */
const mostPaths = 200;

/** An entry of a price book's history. */
export const newPriceBookEvent = (
  priceBookId: string,
  action: PriceBookAction,
  at: Date,
  user: User,
  { paths = [], reason = null }: Particulars = {},
): NewPriceBookEvent => ({
  priceBookId,
  action,
  at,
  userId: user.id,
  username: user.username,
  paths: paths.slice(0, mostPaths),
  reason,
});
