import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { problemMediaType } from '@programme/contracts';
import type { Request, Response } from 'express';
import { AuditTrail } from '../../platform/audit/audit-trail.js';
import { loggableError } from '../../platform/errors/loggable-error.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { ServerTexts } from '../../features/translations/server-texts.js';
import { problemDocument } from './problem-document.js';
import type { ProblemError } from '../../platform/errors/problem.error.js';
import { requestLanguage } from '../../platform/http/request-language.js';
import { toProblem } from './to-problem.js';

/** Answers whatever was thrown with a problem document, and writes down what is the server's own fault. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly texts: ServerTexts,
    private readonly audit: AuditTrail,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = toProblem(error);
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
