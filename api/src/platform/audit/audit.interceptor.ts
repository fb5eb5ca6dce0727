import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { tap, type Observable } from 'rxjs';
import { AUDIT, type AuditRule } from './audit-rule.js';
import { AuditTrail } from './audit-trail.js';

/** Tells the audit that a call has succeeded, once its handler has its answer. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly trail: AuditTrail,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const rule = this.reflector.get<AuditRule | null | undefined>(AUDIT, context.getHandler());
    return next.handle().pipe(tap((answer) => this.trail.succeeded(request, rule, answer)));
  }
}
