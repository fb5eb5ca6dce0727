import type { Language } from '@programme/i18n';
import type { Currency } from '@programme/pricing';
import type { TranslationEntry } from './management.response.js';

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
  /** What the page was prerendered for; absent in a page that is not prerendered. */
  readonly screen?: { readonly language: Language; readonly currency: Currency };
};

/** A cookie of an offer's page: its browser gave the code. It opens nothing, but a reload does not show the gate first. */
export const offerUnlockedCookie = 'unlocked';

/** Stands in a released page (also in shell/src/index.html) for the nonce of the answer that brings it. */
export const noncePlaceholder = '__CSP_NONCE__';
