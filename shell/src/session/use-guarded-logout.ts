import { useCallback, useRef } from 'react';
import type { LogoutGuard, Session } from '@programme/mfe-contract';
import { reloadPage } from './reload-page';

/** Functions that keep their identity: with them, `onLogout` keeps its own. */
type Options = {
  readonly logout: Session['logout'];
  /** Completes pending calls while the session exists. */
  readonly finishCalls: () => unknown;
  /** @param detail one sentence to show */
  readonly onFailure: (detail: string) => void;
};

/**
 * Logs out without losing data: the open screen may ask first, and pending calls are sent before the session ends. The
 * page is then reloaded, so that no data of this user stays in memory; nor does what the tab keeps over a reload.
 */
export function useGuardedLogout({ logout, finishCalls, onFailure }: Options) {
  const guard = useRef<LogoutGuard>(null);
  const setLogoutGuard = useCallback((next: LogoutGuard | null) => {
    guard.current = next;
  }, []);

  const onLogout = useCallback(() => {
    const endSession = async () => {
      await finishCalls();
      const result = await logout();
      if (result.ok) {
        forgetTab();
        return reloadPage();
      }
      onFailure(result.detail);
    };
    if (guard.current) guard.current(endSession);
    else void endSession();
  }, [logout, finishCalls, onFailure]);
  return { onLogout, setLogoutGuard };
}

/** Empties the tab's session storage, where screens keep what was typed. Browsers may refuse the access. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Then nothing was kept either.
  }
}
