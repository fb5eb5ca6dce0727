import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { ProblemCode } from '@programme/contracts';
import type { ISchema } from 'yup';
import type { JsonSchema } from './json-schema.js';

/** What a call answers, for its status and for the description of the API. */
export type ResponseRule = {
  /** Without one: 200 with a body, 204 without. */
  readonly status?: 200 | 201 | 204;
  /** Schema of the JSON body, or the media type of a file, or those that the caller chooses from. */
  readonly body?: ISchema<unknown> | string | readonly string[];
  /** A page of a list: the headers of `pageHeaders` come with it. */
  readonly paged?: boolean;
  /** Further headers of the answer, each with the JSON Schema of its text. */
  readonly headers?: Readonly<Record<string, JsonSchema>>;
  /** Whether a caller that has the answer already gets 304. */
  readonly conditional?: boolean;
  /** Problems of this call, besides those that every call of its kind can answer. */
  readonly problems?: readonly ProblemCode[];
};

/** Name under which a handler carries its `ResponseRule`. */
export const RESPONSE = Symbol('RESPONSE');

export const statusOf = ({ status, body }: ResponseRule): number => status ?? (body === undefined ? 204 : 200);

/** States the status and the body of a handler's answer. The API's tests compare each answer with it. */
export const Responds = (rule: ResponseRule = {}) =>
  applyDecorators(HttpCode(statusOf(rule)), SetMetadata(RESPONSE, rule));
