import { STATUS_CODES } from 'node:http';
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter, HttpException, HttpStatus } from '@nestjs/common';
import {
  problemMediaType,
  issueText,
  problems,
  problemType,
  type FieldIssue,
  type ProblemDocument,
  type ProblemCode,
} from '@programme/contracts';
import type { Language } from '@programme/i18n';
import type { Request, Response } from 'express';
import { ServerTextsService } from '../features/translations/server-texts.service.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { isDatabaseUnable } from '../platform/errors/database-error.js';
import { loggableError } from '../platform/errors/loggable-error.js';
import { ProblemError } from '../platform/errors/problem.error.js';
import { requestLanguage } from '../platform/http/request-info.js';
import { RouteTemplates } from '../platform/http/route-templates.js';
import { LOGGER, type Logger } from '../platform/logging/logger.js';

/** Answers every exception with a problem document, and logs those that the server caused. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly texts: ServerTextsService,
    private readonly audit: AuditService,
    private readonly routes: RouteTemplates,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const allowed = isUnrouted(error) ? this.routes.methodsOf(request.path) : '';
    if (allowed) response.set('Allow', allowed);
    const problem = allowed ? new ProblemError('method-not-allowed') : toProblem(error);
    this.record(problem, request);
    this.audit.failed(request, problem);
    if (response.headersSent) response.destroy();
    else this.answer(problem, request, response);
  }

  private answer(problem: ProblemError, request: Request, response: Response): void {
    const document = problemDocument(problem, request.id, requestLanguage(request), this.texts);
    if (problem.retryAfterSeconds !== undefined) response.set('Retry-After', String(problem.retryAfterSeconds));
    response.vary('Accept-Language').status(document.status).type(problemMediaType).send(JSON.stringify(document));
  }

  private record(problem: ProblemError, request: Request): void {
    if (problem.cause === undefined || !['internal', 'unavailable', 'price-sheet-failed'].includes(problem.code))
      return;
    this.logger.error({ requestId: request.id, problem: problem.code, error: loggableError(problem.cause) }, 'failed');
  }
}

/** No route has taken the call: whatever is not found by one says so as a `ProblemError`. */
const isUnrouted = (error: unknown): boolean =>
  error instanceof HttpException && (error.getStatus() as HttpStatus) === HttpStatus.NOT_FOUND;

/** The document of decision B17 for one problem, in the reader's language. */
export function problemDocument(
  problem: ProblemError,
  requestId: string,
  language: Language,
  texts: ServerTextsService,
): ProblemDocument {
  const { status, detail } = problems[problem.code];
  const { issues } = problem;
  return {
    type: problemType(problem.code),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: texts.text(language, detail, problem.parameters),
    ...(issues.length > 0 ? { errors: messages(issues, language, texts) } : {}),
    ...(problem.totals && { totals: problem.totals }),
    ...(problem.state && { state: problem.state }),
    requestId,
  };
}

const messages = (
  issues: readonly FieldIssue[],
  language: Language,
  texts: ServerTextsService,
): Record<string, string> =>
  Object.fromEntries(
    issues.map((issue) => [
      issue.field || 'body',
      issueText(issue, (key, parameters) => texts.text(language, key, parameters), language),
    ]),
  );

/** The problems that the framework's own exceptions stand for. */
const codes = new Map<number, ProblemCode>([
  [HttpStatus.BAD_REQUEST, 'malformed-request'],
  [HttpStatus.UNAUTHORIZED, 'unauthenticated'],
  [HttpStatus.FORBIDDEN, 'forbidden'],
  [HttpStatus.NOT_FOUND, 'not-found'],
  [HttpStatus.PAYLOAD_TOO_LARGE, 'body-too-large'],
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE, 'not-json'],
  [HttpStatus.TOO_MANY_REQUESTS, 'too-many-requests'],
]);

/** After so long a call that met a database that was away or busy may be made again. */
const retryAfterSeconds = 2;

/** The problem that an exception stands for; `internal` for an unexpected one. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HttpException)
    return new ProblemError(codes.get(error.getStatus()) ?? 'internal', { cause: error });
  if (error instanceof URIError) return new ProblemError('malformed-request', { cause: error });
  if (isDatabaseUnable(error)) return new ProblemError('unavailable', { cause: error, retryAfterSeconds });
  return new ProblemError('internal', { cause: error });
}
