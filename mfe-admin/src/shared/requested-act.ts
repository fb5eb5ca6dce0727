import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '@programme/platform';

/** What the pages of offers can begin with, for a link that says so. The shell's palette asks for `create`. */
export type RequestedAct = 'create' | 'duplicate' | 'edit' | 'extend' | 'send';

type LinkState = { readonly act?: RequestedAct } | null;

/**
 * What the link asked for that led to this page, in its history entry's state. It is asked for once: a reload or the way
 * back does not begin it anew.
 */
export function useRequestedAct(): RequestedAct | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [requested] = useState(() => (state as LinkState)?.act);
  const forget = useEffectEvent(() => {
    if (requested) void navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  useEffect(() => forget(), []);
  return requested;
}

/** Calls back when a link asks for something, also one that leads to the page that is open already. */
export function useRequests(act: RequestedAct, begin: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isRequested = (state as LinkState)?.act === act;
  const answer = useEffectEvent(() => {
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    begin();
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}
