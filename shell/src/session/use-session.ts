import { useMemo } from 'react';
import { isApiError } from '@programme/api-client';
import type { CallResult, Session, Translate } from '@programme/mfe-contract';
import { shellApi } from './shell.api';

/** The signed-in user and the calls that change who that is. */
export function useSession(translate: Translate): Session {
  const { data: user = null, isLoading, isError, refetch } = shellApi.useUserQuery();
  const [login] = shellApi.useLoginMutation();
  const [logout] = shellApi.useLogoutMutation();

  return useMemo(() => {
    const settle = async (call: Promise<unknown>): Promise<CallResult> => {
      try {
        await call;
        return { ok: true };
      } catch (error) {
        const detail = isApiError(error) ? error.detail : '';
        return { ok: false, detail: detail || translate('shell.unreachable.title') };
      }
    };
    return {
      status: isLoading ? 'loading' : isError && !user ? 'unreachable' : 'ready',
      user,
      login: (credentials) => settle(login(credentials).unwrap()),
      logout: () => settle(logout().unwrap()),
      refresh: async () => void (await refetch()),
    };
  }, [user, isLoading, isError, refetch, login, logout, translate]);
}
