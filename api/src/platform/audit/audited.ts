import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AUDIT, type AuditRule } from './audit-rule.js';
import { AuditInterceptor } from './audit.interceptor.js';

/** Names the line that each call of a handler leaves in the audit; what it acts on is named by `:id` or `:key`. */
export const Audited = (event: string, subject: Omit<AuditRule, 'event'> = {}) =>
  applyDecorators(SetMetadata(AUDIT, { event, ...subject } satisfies AuditRule), UseInterceptors(AuditInterceptor));

/**
 * Leaves a state-changing call out of the audit: one that visitors make all the time in passing, or that changes nothing.
 * Without this or `Audited` a state-changing handler answers nobody: whoever forgets to say so hides nothing.
 */
export const NotAudited = () => SetMetadata(AUDIT, null);
