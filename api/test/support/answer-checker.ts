import type { NestExpressApplication } from '@nestjs/platform-express';
import { apiPaths } from '@programme/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Request, Response } from 'express';
import { isApiCall } from '../../src/platform/http/request-info.js';
import { RouteTemplates } from '../../src/platform/http/route-templates.js';
import { describeApi } from '../../src/platform/openapi/open-api.js';
import {
  problemResponses,
  type OperationResponse,
  type OperationResponses,
} from '../../src/platform/openapi/operation-responses.js';

/** Of a path without a route: a problem of the server itself, or that there is nothing. */
const unmatched = problemResponses([
  ...(['not-found', 'method-not-allowed', 'internal', 'unavailable', 'malformed-request'] as const),
  ...(['foreign-origin', 'malformed-json', 'body-too-large', 'not-json'] as const),
]);

const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }));

type Paths = Record<string, Record<string, { responses: OperationResponses } | undefined> | undefined>;

/** The same for every app: neither routes nor schemas depend on settings. Made once a worker, which halves a start. */
let described: Paths | undefined;

/**
 * Compares every answer that the API of a test gives with its description: status, headers, media type and JSON body,
 * in which unknown fields are wrong.
 */
export class AnswerChecker {
  /** What was wrong, one sentence for each answer. */
  readonly faults: string[] = [];
  readonly #paths: Paths;
  readonly #templates: RouteTemplates;

  constructor(app: NestExpressApplication) {
    this.#paths = described ??= describeApi(app).paths as Paths;
    this.#templates = app.get(RouteTemplates);
    app.getHttpServer().prependListener('request', (request: Request, response: Response) => {
      const body = recordJson(response);
      response.once('finish', () => this.#check(request, response, body()));
    });
  }

  /** Throws when an answer was not as described. */
  verify(): void {
    if (this.faults.length > 0) throw new Error(`Answers differ from the OpenAPI document:\n${this.faults.join('\n')}`);
  }

  #check(request: Request, response: Response, body: string): void {
    // Express adds it when it takes the request up.
    const path = request.originalUrl?.split('?', 1)[0] ?? '';
    if (!isApiCall(path) || path === apiPaths.openApi || request.method === 'OPTIONS') return;
    const template = this.#templates.nameOf(request, response);
    const documented = this.#responsesOf(request.method, template)[response.statusCode];
    const fault = documented
      ? faultOf(documented, response, request.method === 'HEAD' ? undefined : body)
      : 'this status is not documented';
    if (fault) this.faults.push(`${request.method} ${template} ${response.statusCode}: ${fault}\n${body}`);
  }

  #responsesOf(method: string, template: string): OperationResponses {
    const item = this.#paths[template.replaceAll(/:(\w+)/g, '{$1}')];
    return item?.[method === 'HEAD' ? 'get' : method.toLowerCase()]?.responses ?? unmatched;
  }
}

function faultOf({ headers = {}, content }: OperationResponse, response: Response, body?: string): string | undefined {
  const missing = Object.keys(headers).find((name) => headers[name]?.required && !response.hasHeader(name));
  if (missing) return `without ${missing}`;
  const type = String(response.getHeader('content-type') ?? '').split(';')[0] ?? '';
  if (!content) return type && `with ${type}, and no body is documented`;
  const documented = content[type];
  if (!documented) return `as "${type}", documented is ${Object.keys(content).join()}`;
  if (body === undefined || !type.endsWith('json')) return undefined;
  const isValid = ajv.validate(documented.schema, JSON.parse(body));
  return isValid ? undefined : ajv.errorsText(ajv.errors, { dataVar: 'body' });
}

type Write = (chunk: unknown, ...others: unknown[]) => unknown;

/** Keeps what is written of a JSON answer; of no file, which may be long. */
function recordJson(response: Response): () => string {
  const pieces: Buffer[] = [];
  const recording =
    (write: Write): Write =>
    (chunk, ...others) => {
      const isText = typeof chunk === 'string' || chunk instanceof Uint8Array;
      if (isText && /json/.test(String(response.getHeader('content-type')))) pieces.push(Buffer.from(chunk as string));
      return write(chunk, ...others);
    };
  response.write = recording(response.write.bind(response) as Write) as typeof response.write;
  response.end = recording(response.end.bind(response) as Write) as typeof response.end;
  return () => Buffer.concat(pieces).toString();
}
