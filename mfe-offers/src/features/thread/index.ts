/** What is asked and answered about an offer: a chunk that loads once the prices are shown. */
export { loadOfferDecisionTexts as loadTexts } from '@programme/i18n/offer-decision';
export { ThreadSection } from './thread-section';
