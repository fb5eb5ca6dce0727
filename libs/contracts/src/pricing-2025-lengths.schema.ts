import type { TextKey } from '@programme/i18n';
import { array, number, type InferType } from 'yup';
import { strictObject } from './fields.js';
import { limits } from './limits.js';
import { companyInQuery, pricing2025Schema } from './pricing-2025.schema.js';

const required: TextKey = 'validation.required';
const { min, max } = limits.months;

/** Query of `GET /api/pricing-2025/{currency}/lengths`. */
export const pricing2025LengthsQuerySchema = strictObject(companyInQuery);

export type Pricing2025LengthsQuery = InferType<typeof pricing2025LengthsQuerySchema>;

/** The price of one contract length. */
export const pricing2025LengthSchema = pricing2025Schema.shape({
  months: number().integer().min(min).max(max).required(required),
});

export type Pricing2025Length = InferType<typeof pricing2025LengthSchema>;

/** Answer of `GET /api/pricing-2025/{currency}/lengths`: the price of every contract length, shortest first. */
export const pricing2025LengthsSchema = array(pricing2025LengthSchema).strict().required(required);
