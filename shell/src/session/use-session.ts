import { useMemo } from 'react';
import { isApiError } from '@programme/api-client';
import type { CallResult, Session, Translate } from '@programme/mfe-contract';
import { shellApi } from '../store/shell.api';
import { useTransitionedLoading } from './use-transitioned-loading';

export type ShellSession = Session & {
  /** Nobody is signed in because somebody signed out, and not because a session ended. */
  readonly loggedOut: boolean;
};

/** The signed-in user and the calls that change who that is. */
export function useSession(translate: Translate): ShellSession {
  const { data = null, isLoading, isError, refetch } = shellApi.useUserQuery();
  const loading = useTransitionedLoading(isLoading);
  const user = loading ? null : data;
  const status = loading ? 'loading' : isError && !user ? 'unreachable' : 'ready';
  const [login] = shellApi.useLoginMutation();
  const [logout, { isSuccess: loggedOut, reset }] = shellApi.useLogoutMutation();

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
      may: (permission) => user !== null && (user.permissions?.includes(permission) ?? user.isAdmin),
      loggedOut,
      login: async (credentials) => {
        const result = await settle(login(credentials).unwrap());
        if (result.ok) reset();
        return result;
      },
      logout: () => settle(logout().unwrap()),
      refresh: async () => void (await refetch()),
    };
  }, [status, user, loggedOut, refetch, login, logout, reset, translate]);
}
