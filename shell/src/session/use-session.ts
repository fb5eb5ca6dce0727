import { useMemo } from 'react';
import { isApiError } from '@programme/api-client';
import type { CallResult, Session, Translate } from '@programme/mfe-contract';
import { shellApi } from '../store/shell.api';
import { useTransitionedLoading } from './use-transitioned-loading';

/** The signed-in user and the calls that change who that is. */
export function useSession(translate: Translate): Session {
  const { data = null, isLoading, isError, refetch } = shellApi.useUserQuery();
  const loading = useTransitionedLoading(isLoading);
  const user = loading ? null : data;
  const status = loading ? 'loading' : isError && !user ? 'unreachable' : 'ready';
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
      status,
      user,
      login: (credentials) => settle(login(credentials).unwrap()),
      logout: () => settle(logout().unwrap()),
      refresh: async () => void (await refetch()),
    };
  }, [status, user, refetch, login, logout, translate]);
}
