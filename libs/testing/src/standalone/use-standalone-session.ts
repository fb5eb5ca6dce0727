import { useCallback, useEffect, useMemo, useState } from 'react';
import { apiPaths } from '@programme/contracts';
import type { CallResult, Session, SessionUser } from '@programme/mfe-contract';

/** Who is signed in at the API that the development server leads to; nobody while none runs. */
export function useStandaloneSession(): Session {
  const [user, setUser] = useState<SessionUser | null>(null);
  const [status, setStatus] = useState<Session['status']>('loading');

  const refresh = useCallback(async () => {
    const answer = await fetch(apiPaths.user).catch(() => undefined);
    setUser(answer?.ok ? ((await answer.json()) as SessionUser) : null);
    setStatus('ready');
  }, []);
  useEffect(() => void refresh(), [refresh]);

  return useMemo(() => {
    const settle = async (path: string, body: object): Promise<CallResult> => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
      if (!answer?.ok) return { ok: false, detail: `The API answered ${answer?.status ?? 'nothing'}` };
      await refresh();
      return { ok: true };
    };
    return {
      status,
      user,
      login: (credentials) => settle(apiPaths.login, credentials),
      logout: () => settle(apiPaths.logout, {}),
      refresh,
    };
  }, [status, user, refresh]);
}
