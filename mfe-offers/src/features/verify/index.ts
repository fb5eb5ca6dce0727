/** The page that verifies digests: a chunk of its own. */
export { loadOfferDecisionTexts as loadTexts } from '@programme/i18n/offer-decision';
export { VerifyPage } from './verify-page';
