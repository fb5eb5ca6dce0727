/** What became of an offer, and how to answer it: a chunk that loads once the prices are shown. */
export { loadOfferDecisionTexts as loadTexts } from '@programme/i18n/offer-decision';
export { AnswerDock } from './answer-dock';
export { ExtensionRequest } from './extension-request';
export { OutcomeBanner } from './outcome-banner';
