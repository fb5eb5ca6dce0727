import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { AuditNote } from './audit-rule.js';

/** What the audit is going to say of this call, for a handler that knows more of it than its rule does. */
export const Audit = createParamDecorator((_data: unknown, context: ExecutionContext): AuditNote | undefined => {
  return context.switchToHttp().getRequest<Request>().audit;
});
