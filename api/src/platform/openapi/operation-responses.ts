import type { Reflector } from '@nestjs/core';
import {
  pageHeaders,
  problemMediaType,
  problemResponse,
  problems,
  problemType,
  type ProblemCode,
} from '@programme/contracts';
import { accessOf, type Access } from '../access/access.decorators.js';
import { isSafeMethod } from '../http/request-info.js';
import type { ControllerRoute } from '../http/route-templates.js';
import { toJsonSchema, type JsonSchema } from './json-schema.js';
import { RESPONSE, statusOf, type ResponseRule } from './responds.decorator.js';

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** A response object of OpenAPI. */
export type OperationResponse = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly schema: JsonSchema; readonly required?: boolean }>>;
  readonly content?: Content;
};

export type OperationResponses = Record<string, OperationResponse>;

const descriptions: Readonly<Record<number, string>> = { 200: 'Done', 201: 'Created', 204: 'Done, without a body' };

/** What one call can answer, by status. Throws for a handler that does not say. */
export function operationResponses(
  route: ControllerRoute,
  hasQuery: boolean,
  reflector: Reflector,
): OperationResponses {
  const { handler, method, template } = route;
  const rule = reflector.get<ResponseRule | undefined>(RESPONSE, handler);
  if (!rule) throw new Error(`${method} ${template} does not state what it answers: @Responds`);
  return {
    [statusOf(rule)]: successOf(rule),
    ...(rule.conditional && { 304: { description: 'The caller has this answer already' } }),
    ...problemResponses([
      ...commonProblems(method, hasQuery),
      ...accessProblems(accessOf(handler)),
      ...(rule.problems ?? []),
    ]),
  };
}

function successOf(rule: ResponseRule): OperationResponse {
  const headers = rule.paged ? headersOfPage : headersOf(rule);
  return {
    description: descriptions[statusOf(rule)] ?? '',
    ...(headers && { headers }),
    ...(rule.body !== undefined && { content: contentOf(rule.body) }),
  };
}

const headersOf = ({ headers }: ResponseRule): OperationResponse['headers'] =>
  headers && Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name, { schema, required: true }]));

const contentOf = (body: NonNullable<ResponseRule['body']>): Content =>
  typeof body === 'string' || Array.isArray(body)
    ? Object.fromEntries([body].flat().map((type) => [type, { schema: schemaOfFile(type) }]))
    : { 'application/json': { schema: toJsonSchema(body) ?? {} } };

const schemaOfFile = (type: string): JsonSchema => (type.endsWith('json') ? {} : { type: 'string' });

const headersOfPage: OperationResponse['headers'] = {
  [pageHeaders.link]: { schema: { type: 'string' } },
  [pageHeaders.totalCount]: { schema: { type: 'string', pattern: '^\\d+$' }, required: true },
  [pageHeaders.totalRelation]: { schema: { type: 'string', enum: ['eq', 'gte'] }, required: true },
};

function accessProblems(access: Access): readonly ProblemCode[] {
  if (access === 'everyone') return [];
  return access === 'user' ? ['unauthenticated'] : ['unauthenticated', 'forbidden'];
}

/** What the server itself, its middleware and the check of the input answer. */
const commonProblems = (method: string, hasQuery: boolean): readonly ProblemCode[] => [
  'internal',
  'unavailable',
  'malformed-request',
  ...(hasQuery || !isSafeMethod(method) ? (['invalid-request'] as const) : []),
  ...(isSafeMethod(method) ? [] : (['foreign-origin', 'malformed-json', 'body-too-large', 'not-json'] as const)),
];

/** One response for each status, whose `type` is one of the problems that have it. */
export function problemResponses(codes: readonly ProblemCode[]): OperationResponses {
  const statuses = new Set(codes.map((code) => problems[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = [...new Set(codes)].filter((code) => problems[code].status === status);
      const content = { [problemMediaType]: { schema: problemSchema(status, ofStatus) } };
      return [status, { description: ofStatus.join(', '), content }];
    }),
  );
}

function problemSchema(status: number, codes: readonly ProblemCode[]): JsonSchema {
  const schema = toJsonSchema(problemResponse) as JsonSchema & { properties: Record<string, JsonSchema> };
  const types = codes.map(problemType);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      type: { type: 'string', enum: types },
      status: { type: 'integer', enum: [status] },
    },
  };
}
