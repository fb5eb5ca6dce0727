import { useEffect, useRef } from 'react';

/** Milliseconds after which a browser that does not tell when it is idle counts as idle. */
const idleAfterMs = 2000;

/** Runs something once nothing else is to do. */
export function useIdle(wanted: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!wanted) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => latest.current(), idleAfterMs);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(() => latest.current());
    return () => window.cancelIdleCallback(idle);
  }, [wanted]);
}
