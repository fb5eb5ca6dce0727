import { apiPaths, cleanedLine, isChunkLoadError, limits, type RemoteFailureReport } from '@programme/contracts';
import { RemoteFailure } from './remote-failure';

type Failed = Omit<RemoteFailureReport, 'reason' | 'message'> & { readonly error: unknown };

const reported = new Set<string>();

/**
 * Reports a failure to the API's log, each failure once per page. Contains nothing about the visitor. Errors of the
 * report itself are ignored.
 */
export function reportFailure({ error, ...where }: Failed): void {
  const reason = reasonOf(error);
  const failure = [where.remote, where.version, reason, where.path].join(' ');
  if (reported.has(failure)) return;
  reported.add(failure);
  const report: RemoteFailureReport = { ...where, reason, message: messageOf(error) };
  fetch(apiPaths.remoteFailures, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    // The page may be about to reload.
    keepalive: true,
  }).catch(() => undefined);
}

function reasonOf(error: unknown): RemoteFailureReport['reason'] {
  if (error instanceof RemoteFailure) return error.reason;
  return isChunkLoadError(error) ? 'chunk' : 'rendering';
}

/** One line, as the schema requires. */
function messageOf(error: unknown): string {
  const cause =
    error instanceof Error && error.cause !== undefined ? `${error.message}: ${String(error.cause)}` : error;
  return cleanedLine(String(cause).replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')).slice(0, limits.remoteFailure.message);
}
