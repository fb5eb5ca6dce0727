import { ProblemError } from '../errors/problem.error.js';
import { isCommonPassword } from '../common-passwords/common-password.js';

/** Throws `invalid-request` for a password that guessers try first. */
export function refuseCommonPassword(password: string, username: string): void {
  if (!isCommonPassword(password, username)) return;
  const issue = { field: 'password', key: 'validation.password.common', parameters: {} } as const;
  throw new ProblemError('invalid-request', { issues: [issue] });
}
