import { apiPaths, limits, type RemoteFailureReport } from '@programme/contracts';
import { RemoteFailure } from './remote-failure';
import { isChunkFailure } from './gone-chunk';

type Failed = Omit<RemoteFailureReport, 'reason' | 'message'> & { readonly error: unknown };

const reported = new Set<string>();

/**
 * Tells the API's log what broke, so that somebody learns of it who can mend it: each fault once for a page. Says nothing of
 * the visitor, and whether it arrives makes no difference to the page.
 */
export function reportFailure({ error, ...where }: Failed): void {
  const reason = reasonOf(error);
  const fault = [where.remote, where.version, reason, where.path].join(' ');
  if (reported.has(fault)) return;
  reported.add(fault);
  const report: RemoteFailureReport = { ...where, reason, message: messageOf(error) };
  fetch(apiPaths.remoteFailures, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    // The page may be about to be loaded anew.
    keepalive: true,
  }).catch(() => undefined);
}

function reasonOf(error: unknown): RemoteFailureReport['reason'] {
  if (error instanceof RemoteFailure) return error.reason;
  return isChunkFailure(error) ? 'chunk' : 'rendering';
}

/** One line, as the contract wants it. */
function messageOf(error: unknown): string {
  const cause =
    error instanceof Error && error.cause !== undefined ? `${error.message}: ${String(error.cause)}` : error;
  return String(cause)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .slice(0, limits.remoteFailure.message);
}
