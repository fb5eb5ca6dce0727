import { useCallback, useRef } from 'react';
import type { LogoutGuard, Session } from '@programme/mfe-contract';
import { reloadPage } from './reload-page';

type Options = {
  readonly logout: Session['logout'];
  /** Ends what must be done while there is a session. */
  readonly finishCalls: () => unknown;
  /** @param detail one sentence to show */
  readonly onFailure: (detail: string) => void;
};

/**
 * A logout that loses nothing: the open screen may ask first, and a call that waits is sent before the session ends. The page
 * is then loaded anew, so that nothing of this user stays in its memory.
 */
export function useGuardedLogout({ logout, finishCalls, onFailure }: Options) {
  const guard = useRef<LogoutGuard>(null);
  const setLogoutGuard = useCallback((next: LogoutGuard | null) => {
    guard.current = next;
  }, []);

  const endSession = async () => {
    await finishCalls();
    const result = await logout();
    if (result.ok) return reloadPage();
    onFailure(result.detail);
  };
  const onLogout = () => {
    if (guard.current) guard.current(endSession);
    else void endSession();
  };
  return { onLogout, setLogoutGuard };
}
