import { useState } from 'react';
import type { User } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { usersApi } from '../../shared/users.api';

/** Grants and revokes admin rights. Revoking one's own asks first; the shell then ends access to admin routes. */
export function useUserChange() {
  const { session, translate, toast } = useShell();
  const [change, { error, originalArgs, isLoading }] = usersApi.useChangeUserMutation();
  const [self, setSelf] = useState<User | null>(null);

  const send = async ({ id, username }: User, isAdmin: boolean) => {
    const result = await change({ id, isAdmin });
    if (result.error) return;
    toast({ title: translate(isAdmin ? 'users.granted' : 'users.taken', { username: isolated(username) }) });
    if (id === session.user?.id) await session.refresh();
  };
  return {
    /** Of the last change; undefined while it runs and after it succeeded. */
    error,
    /** Id of the user whose change runs. */
    changing: isLoading ? originalArgs?.id : undefined,
    /** The admin who is about to revoke their own rights. */
    self,
    ask: async (user: User, isAdmin: boolean) => {
      if (!isAdmin && user.id === session.user?.id) setSelf(user);
      else await send(user, isAdmin);
    },
    confirmSelf: async () => {
      setSelf(null);
      if (self) await send(self, false);
    },
    cancelSelf: () => setSelf(null),
  };
}
