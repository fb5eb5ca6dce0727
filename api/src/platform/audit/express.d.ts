import type { AuditContext } from './audit-rule.js';

declare global {
  namespace Express {
    interface Request {
      /** Set by the audit once the request has come to its handler's guards. */
      audit?: AuditContext;
    }
  }
}
