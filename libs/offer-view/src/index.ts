/**
 * An offer as its client sees it: drawn from plain data, without a store or a call. The offers remote shows it to the
 * client, the admin remote beside the form that makes it; each bundles it.
 */
export { contentColumn } from './document/content-column';
export { coverColors } from './document/cover-colors';
export { Disclosure } from './document/disclosure';
export { overlap } from './document/offer-cover';
export { OfferDocument } from './document/offer-document';
export { optionsOf, type Choice } from './document/option-list';
export { PlainText } from './document/plain-text';
export type { ComparisonTable, ComparisonView } from './model/comparison-view';
export type { CostChartView } from './model/cost-chart-view';
export type { AcceptedView, OfferViewModel } from './model/offer-view-model';
export type { LengthView, PackageView } from './model/package-view';
export type { QuoteView } from './model/quote-view';
export { useOfferViewModel } from './model/use-offer-view-model';
