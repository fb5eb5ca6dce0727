import type { TextKey } from '@programme/i18n';
import { boolean, type InferType } from 'yup';
import { name, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/** Body of `POST /api/creators`. */
export const creatorSchema = strictObject({
  name: name(2, limits.name).required(text('validation.required')),
  shortName: name(1, limits.name).required(text('validation.required')),
});

export type NewCreator = InferType<typeof creatorSchema>;

/** Body of `PATCH /api/creators/{id}`: at least one of the fields. */
export const creatorChangeSchema = strictObject({
  name: name(2, limits.name).optional(),
  shortName: name(1, limits.name).optional(),
  isActive: boolean().typeError(text('validation.type')).optional(),
}).test('something', text('validation.nothingToChange'), (value) => Object.keys(value ?? {}).length > 0);

export type CreatorChange = InferType<typeof creatorChangeSchema>;
