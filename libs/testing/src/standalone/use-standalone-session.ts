import { useCallback, useEffect, useMemo, useState } from 'react';
import { apiPaths, type SignedInUser } from '@programme/contracts';
import type { CallResult, Session } from '@programme/mfe-contract';

/** The session of the API behind the development server; nobody is logged in when no API runs. */
export function useStandaloneSession(): Session {
  const [user, setUser] = useState<SignedInUser | null>(null);
  const [status, setStatus] = useState<Session['status']>('loading');

  const refresh = useCallback(async () => {
    const answer = await fetch(apiPaths.user).catch(() => undefined);
    setUser(answer?.ok ? ((await answer.json()) as SignedInUser) : null);
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
      may: (permission) => user?.permissions.includes(permission) === true,
      login: (credentials) => settle(apiPaths.login, credentials),
      logout: () => settle(apiPaths.logout, {}),
      refresh,
    };
  }, [status, user, refresh]);
}
