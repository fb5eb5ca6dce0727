import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { problems } from '@programme/contracts';
import type { Request } from 'express';
import { permissionOf } from '../access/access.decorators.js';
import type { ProblemError } from '../errors/problem.error.js';
import { isSafeMethod } from '../http/request-info.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { addressedId, AUDIT, type AuditedEntity, type AuditContext, type AuditRule } from './audit-rule.js';

/** How a call ended: done; not allowed; too often; not possible as asked for; our own failure. */
type Outcome = 'ok' | 'refused' | 'limited' | 'rejected' | 'failed';

/**
 * The audit log: one line for each call that changes something, logs a user in or out, exports data, or is refused for
 * lack of rights. A line names the offer or user, never its content.
 *
 * As a guard it comes before all others and takes note of the call; the interceptor of `Audited` handlers tells it of
 * success, the problem filter of failure. None of that depends on whether the caller waits for the answer.
 */
@Injectable()
export class AuditService implements CanActivate {
  readonly #logger: Logger;
  readonly #count: (labels: { event: string; outcome: Outcome }) => void;

  constructor(
    private readonly reflector: Reflector,
    @Inject(LOGGER) logger: Logger,
    metrics: MetricsService,
  ) {
    // A higher LOG_LEVEL does not silence the audit.
    this.#logger = logger.child({ kind: 'audit' }, { level: logger.level === 'silent' ? 'silent' : 'info' });
    this.#count = metrics.counter('audit_events_total', 'Lines of the audit', ['event', 'outcome']);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const rule = this.reflector.get<AuditRule | null | undefined>(AUDIT, context.getHandler());
    if (rule === undefined && !isSafeMethod(request.method)) {
      throw new Error(`The handler ${context.getHandler().name} changes something and says nothing of the audit`);
    }
    request.audit = {
      event: rule?.event,
      also: [],
      fields: [],
      entity: rule?.entity,
      id: addressedId(rule?.entity, request.params),
      management: permissionOf(context.getHandler()) !== undefined,
    };
    return true;
  }

  /** A call that was answered as asked. @param answer of the handler */
  succeeded(request: Request, rule: AuditRule | null | undefined, answer: unknown): void {
    const { audit } = request;
    if (!audit?.event) return;
    const subject = { entity: audit.entity, fields: audit.fields, id: rule?.madeId?.(answer as never) ?? audit.id };
    for (const event of [audit.event, ...audit.also]) this.#write(request, event, 'ok', subject);
  }

  /** A call that was answered with a problem. */
  failed(request: Request, { code }: ProblemError): void {
    const { audit } = request;
    const outcome = outcomeOf(problems[code].status);
    // Refused before its handler: another site's page tried to act for the user.
    if (!audit && code === 'foreign-origin') this.#write(request, 'foreign-call', outcome, { code });
    if (!audit) return;
    const event = audit.event ?? (audit.management && outcome === 'refused' ? 'access' : undefined);
    if (event) this.#write(request, event, outcome, { code, ...audit });
  }

  /** Records what the server did without a call. */
  recordSystemEvent(event: string, subject: { readonly entity: AuditedEntity; readonly id: string | number }): void {
    this.#count({ event, outcome: 'ok' });
    this.#logger.info({ event, outcome: 'ok', ...subject }, 'audit');
  }

  #write(
    request: Request,
    event: string,
    outcome: Outcome,
    { code, entity, id, fields = [] }: Partial<Pick<AuditContext, 'entity' | 'id' | 'fields'>> & { code?: string },
  ): void {
    this.#count({ event, outcome });
    const { id: requestId, method, user, anonymizedIp: ip } = request;
    const route = (request.route as { path?: string } | undefined)?.path;
    this.#logger.info(
      { event, outcome, problem: code, userId: user?.id, entity, id, ...named(fields), requestId, method, route, ip },
      'audit',
    );
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 401 || status === 403) return 'refused';
  if (status === 429) return 'limited';
  return status >= 500 ? 'failed' : 'rejected';
}

/** Most fields that a line names. */
const mostFields = 20;

const named = (fields: readonly string[]) => (fields.length > 0 ? { fields: fields.slice(0, mostFields) } : {});
