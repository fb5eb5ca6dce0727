import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { useBlocker } from '@programme/platform';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

type Options = {
  /** How many things would be lost. */
  readonly unsaved: number;
  /** Whether what is unsaved is still there at a path; a change of the query alone never asks. */
  readonly staysAt: (pathname: string) => boolean;
  /** Forgets what is unsaved, once somebody chose to leave it. */
  readonly onDiscard: () => void;
  /** What would be lost, in place of the number of changes. */
  readonly text?: string;
};

type LeavingAction = () => Promise<void>;

type LeaveGuard = {
  /** Does something that leaves the screen (a logout), after asking if anything would be lost. */
  readonly leave: (action: LeavingAction) => void;
  /** Stands anywhere on the screen. */
  readonly dialog: ReactNode;
};

/** Asks before unsaved work is left behind: by a link, by Back, by closing the tab, or by what goes through `leave`. */
export function useLeaveGuard({ unsaved, staysAt, onDiscard, text }: Options): LeaveGuard {
  const { translate, setLogoutGuard } = useShell();
  const [wanted, setWanted] = useState<LeavingAction | null>(null);
  /** While an action runs that was agreed to: it may navigate before it ends. */
  const agreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved > 0 &&
      !agreed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !staysAt(nextLocation.pathname),
  );

  useEffect(() => {
    if (unsaved === 0) return;
    // Browsers ask in their own words.
    const ask = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const run = useCallback(async (action: LeavingAction) => {
    agreed.current = true;
    await action();
    agreed.current = false;
  }, []);
  const leave = useCallback(
    (action: LeavingAction) => (unsaved > 0 ? setWanted(() => action) : void run(action)),
    [unsaved, run],
  );
  useEffect(() => {
    setLogoutGuard(leave);
    return () => setLogoutGuard(null);
  }, [setLogoutGuard, leave]);

  const stay = () => {
    setWanted(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const goOn = () => {
    setWanted(null);
    if (wanted) return void run(wanted);
    if (blocker.state !== 'blocked') return;
    blocker.proceed();
    onDiscard();
  };
  return {
    leave,
    dialog: (wanted !== null || blocker.state === 'blocked') && (
      <ConfirmDialog
        title={translate('admin.leave.title')}
        confirm={translate('admin.leave.discard')}
        onConfirm={goOn}
        cancel={translate('admin.leave.stay')}
        onCancel={stay}
      >
        {text ?? translate('admin.leave.text', { count: unsaved })}
      </ConfirmDialog>
    ),
  };
}
