import type { Language } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import { fromColumns, toColumns, type Json } from './columns.js';
import type { TranslationEntry } from './management.response.js';
import type { ActivePriceBook } from './price-book.response.js';

/** Id of the script element, of the type application/json, that a page carries its data in. */
export const pageDataId = 'page-data';

/** Data that the server puts into the page, so that the first screen needs no further requests. */
export type PageData = {
  /** The live release of each remote, as in `remotes.json`. */
  readonly remotes?: unknown;
  /** The admins' words, as `GET /api/translations` answers them. */
  readonly texts?: readonly TranslationEntry[];
  /** Said when the request came without a session: nobody is logged in, and nobody has to ask. */
  readonly session?: 'none';
  /** Said in the page of an offer when the request came without a session and without `offerUnlockedCookie`. */
  readonly offer?: 'locked';
  /** The prices in force, by {@link pagePrices}; missing while the server does not know them. */
  readonly prices?: PagePrices;
  /** What the page was prerendered for; absent in a page that is not prerendered. */
  readonly screen?: { readonly language: Language; readonly currency: Currency; readonly offer?: 'locked' };
};

/** What a page needs to know of the price book in force. */
export type KnownPrices = Pick<ActivePriceBook, 'id' | 'content' | 'next'>;

type PagePrices = Omit<KnownPrices, 'content'> & { readonly content: Json };

/** The prices as they travel in a page: each page carries them, so they are kept short. */
export const pagePrices = ({ id, content, next }: KnownPrices): PagePrices => ({
  id,
  content: toColumns(content as unknown as Json),
  next,
});

export const pricesOfPage = ({ id, content, next }: PagePrices): KnownPrices => ({
  id,
  content: fromColumns(content) as unknown as KnownPrices['content'],
  next,
});

/** A cookie of an offer's page: its browser gave the code. It opens nothing, but a reload does not show the gate first. */
export const offerUnlockedCookie = 'unlocked';

/** Stands in a released page (also in shell/src/index.html) for the nonce of the answer that brings it. */
export const noncePlaceholder = '__CSP_NONCE__';
