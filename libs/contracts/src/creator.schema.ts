import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { email, name, phone, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** How clients reach a creator: null, or nothing, where they shall not. */
const contactFields = { email: email().nullable().optional(), phone: phone().nullable().optional() };

/** Body of `POST /api/creators`. */
export const creatorSchema = strictObject({
  name: name(2, limits.name).required(text('validation.required')),
  shortName: name(1, limits.name).required(text('validation.required')),
  ...contactFields,
});

export type NewCreator = InferType<typeof creatorSchema>;

/** Body of `PATCH /api/creators/{id}`: at least one of the fields. */
export const creatorChangeSchema = strictObject({
  name: name(2, limits.name).optional(),
  shortName: name(1, limits.name).optional(),
  ...contactFields,
  isActive: boolean().typeError(text('validation.type')).optional(),
}).test('something', text('validation.nothingToChange'), (value) => Object.keys(value ?? {}).length > 0);

export type CreatorChange = InferType<typeof creatorChangeSchema>;
