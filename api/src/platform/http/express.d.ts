import type { User as ContractUser } from '@programme/contracts';

declare global {
  namespace Express {
    interface Request {
      /** Of this request alone; also in the answer's `X-Request-Id`, its log line and its problem document. */
      id: string;
      /** The caller's, as it may be kept: a log outlives a database's rows. */
      anonymizedIp: string;
    }

    // An interface can be merged with passport's empty one, a type cannot.
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface User extends ContractUser {}
  }
}
