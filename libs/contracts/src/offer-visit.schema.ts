import type { TextKey } from '@programme/i18n';
import { number, type InferType } from 'yup';
import { strictObject } from './fields.js';
import { limits } from './limits.js';
import { pageFields } from './logs-query.schema.js';

const text = (key: TextKey): TextKey => key;

const seconds = () =>
  number()
    .typeError(text('validation.type'))
    .integer(text('validation.wholeNumber'))
    .min(0, text('validation.minimum'))
    .max(limits.viewSeconds, text('validation.maximum'));

/** Body of `PUT /api/offers/{id}/view/{viewId}`. */
export const offerVisitDurationSchema = strictObject({
  /** Whole seconds since the page was opened. */
  duration: seconds().required(text('validation.required')),
  /** For how many of them somebody was looking: the page was visible, and not long without a sign of life. */
  activeSeconds: seconds().optional(),
});

export type OfferVisitDuration = InferType<typeof offerVisitDurationSchema>;

/** Query of `GET /api/offers/{id}/analytics`; without a limit a page has `limits.viewsPage` views. */
export const offerVisitsQuerySchema = strictObject({ ...pageFields });

export type OfferVisitsQuery = InferType<typeof offerVisitsQuerySchema>;
