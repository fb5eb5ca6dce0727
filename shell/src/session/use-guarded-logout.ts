import { useCallback, useRef } from 'react';
import type { LogoutGuard, Session, Translate } from '@programme/mfe-contract';
import { useShellDispatch } from '../store';
import { closeToast, showToast } from '../toasts/toasts.slice';
import { reloadPage } from './reload-page';

/**
 * A logout that loses nothing: the open screen may ask first, and a call that a toast holds back is sent before the session
 * ends. The page is then loaded anew, so that nothing of this user stays in its memory.
 */
export function useGuardedLogout(session: Session, translate: Translate) {
  const dispatch = useShellDispatch();
  const guard = useRef<LogoutGuard>(null);
  const setLogoutGuard = useCallback((next: LogoutGuard | null) => {
    guard.current = next;
  }, []);

  const endSession = async () => {
    await dispatch(closeToast());
    const result = await session.logout();
    if (result.ok) return reloadPage();
    dispatch(showToast({ tone: 'error', title: translate('shell.logout.failed'), description: result.detail }));
  };
  const logout = () => {
    if (guard.current) guard.current(endSession);
    else void endSession();
  };
  return { logout, setLogoutGuard };
}
