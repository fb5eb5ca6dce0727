import type { User as ContractUser } from '@programme/contracts';
import type { AuditNote } from '../audit/audit-rule.js';

declare global {
  namespace Express {
    interface Request {
      /** Of this request alone; also in the answer's `X-Request-Id`, its log line and its problem document. */
      id: string;
      /** The caller's, as it may be kept: a log outlives a database's rows. */
      keptAddress: string;
      /** Taken by the audit once the request has come to its handler's guards. */
      audit?: AuditNote;
    }

    // An interface can be merged with passport's empty one, a type cannot.
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface User extends ContractUser {}
  }
}
