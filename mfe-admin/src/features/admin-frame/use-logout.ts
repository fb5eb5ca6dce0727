import { useState } from 'react';
import { inTabStorage } from '@programme/forms/tab-storage';
import { useShell } from '@programme/mfe-contract';
import { useAdminDispatch } from '../../shared/admin.store';
import { adminApi } from '../../shared/admin.api';
import { sendDelayedCalls } from '../../shared/leaving/delayed-calls';

/** Logs out, and forgets what the admin loaded and typed: somebody else may log in at this screen. */
export function useLogout(onDiscard: () => void) {
  const { session, translate, toast } = useShell();
  const dispatch = useAdminDispatch();
  const [loggingOut, setLoggingOut] = useState(false);
  const [failure, setFailure] = useState('');

  const logout = async () => {
    setLoggingOut(true);
    setFailure('');
    // After the logout the API would refuse them.
    await sendDelayedCalls();
    const result = await session.logout();
    if (result.ok) {
      onDiscard();
      inTabStorage((storage) => storage.clear());
      dispatch(adminApi.util.resetApiState());
      toast({ title: translate('admin.logout.success') });
      return;
    }
    setLoggingOut(false);
    setFailure(result.detail);
    toast({ tone: 'error', title: translate('shell.logout.failed'), description: result.detail });
  };
  return { logout, loggingOut, failure };
}
