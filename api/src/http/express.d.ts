import type { User as ContractUser } from '@programme/contracts';

declare global {
  namespace Express {
    interface Request {
      /** Of this request alone; also in the answer's `X-Request-Id`, its log line and its problem document. */
      id: string;
    }

    interface User extends ContractUser {}
  }
}
