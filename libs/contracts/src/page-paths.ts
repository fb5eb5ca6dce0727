import type { Language } from '@programme/i18n';
import { apiPath } from './api-path.js';
import { preferenceQuery } from './page-preferences.js';

/**
 * Addresses of pages that the API has to know: it sends the link of an offer to people, and keeps its page out of search
 * engines. The shell's other addresses are its own affair.
 */
export const pagePaths = { offer: '/offer/:offerId', link: '/link', verifyDigest: '/verify/:digest' } as const;

/**
 * The link of an offer. With a language, the page opens in it, and the visitor's browser keeps it: that is for clients.
 *
 * @param origin without a slash at its end
 */
export function offerLink(origin: string, offerId: string, language: Language | null): string {
  const query = language ? `?${preferenceQuery.language}=${language}` : '';
  return origin + apiPath(pagePaths.offer, { offerId }) + query;
}

/** Where anybody can check the digest of a decision. */
export const verificationLink = (origin: string, digest: string): string =>
  origin + apiPath(pagePaths.verifyDigest, { digest });

/** The link of the staff's page of an offer, for mails to its creator. */
export const staffOfferLink = (origin: string, offerId: string): string =>
  origin + apiPath('/offers/:offerId', { offerId });
