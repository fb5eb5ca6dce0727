import type { TextKey } from '@programme/i18n';
import { boolean, string, type InferType } from 'yup';
import { line, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

const creatorName = () => line(limits.name).required(text('validation.required'));

/** Body of `POST /api/slack-mappings`. */
export const newSlackMappingSchema = strictObject({
  creatorName: creatorName(),
  slackUserId: string()
    .typeError(text('validation.type'))
    .max(limits.slackUserId, text('validation.maximumLength'))
    .matches(/^[UW][A-Z0-9]{2,}$/, { message: text('validation.slackUserId'), excludeEmptyString: true })
    .required(text('validation.required')),
});

export type NewSlackMapping = InferType<typeof newSlackMappingSchema>;

/** Body of `PATCH /api/slack-mappings/{id}`. */
export const slackMappingChangeSchema = strictObject({
  isActive: boolean().typeError(text('validation.type')).required(text('validation.required')),
});

export type SlackMappingChange = InferType<typeof slackMappingChangeSchema>;

/** Body of `POST /api/slack-mappings/test`. */
export const slackMappingTestSchema = strictObject({ creatorName: creatorName() });

export type SlackMappingTest = InferType<typeof slackMappingTestSchema>;
