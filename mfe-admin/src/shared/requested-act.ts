import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '@programme/platform';

/** What the page of an offer can begin with, for a link that says so. */
export type RequestedAct = 'duplicate' | 'edit' | 'extend' | 'send';

/**
 * What the link asked for that led to this page, in its history entry's state. It is asked for once: a reload or the way
 * back does not begin it anew.
 */
export function useRequestedAct(): RequestedAct | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [requested] = useState(() => (state as { readonly act?: RequestedAct } | null)?.act);
  const forget = useEffectEvent(() => {
    if (requested) void navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  useEffect(() => forget(), []);
  return requested;
}
