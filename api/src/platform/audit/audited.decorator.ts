import {
  applyDecorators,
  SetMetadata,
  UseInterceptors,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { tap, type Observable } from 'rxjs';
import { AUDIT, type AuditRule } from './audit-rule.js';
import { AuditService } from './audit.service.js';

/** Names the line that each call of a handler leaves in the audit; what it acts on is named by `:id` or `:key`. */
export const Audited = (event: string, subject: Omit<AuditRule, 'event'> = {}) =>
  applyDecorators(SetMetadata(AUDIT, { event, ...subject } satisfies AuditRule), UseInterceptors(AuditInterceptor));

/**
 * Leaves a state-changing call out of the audit: one that visitors make all the time in passing, or that changes
 * nothing. Without this or `Audited` a state-changing handler fails, so that a forgotten decorator hides nothing.
 */
export const NotAudited = () => SetMetadata(AUDIT, null);

/** Tells the audit that a call has succeeded, once its handler has its answer. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly trail: AuditService,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const rule = this.reflector.get<AuditRule | null | undefined>(AUDIT, context.getHandler());
    return next.handle().pipe(tap((answer) => this.trail.succeeded(request, rule, answer)));
  }
}
