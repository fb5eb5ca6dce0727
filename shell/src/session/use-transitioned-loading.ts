import { startTransition, useEffect, useState } from 'react';

/**
 * Whether something is being looked up; the first end of that is told as a transition. React may still be taking the page
 * over in slices by then, and what depends on an urgent change is taken over at once: one long task instead of many short
 * ones. Whatever changes later is told at once.
 */
export function useUnhurried(isLoading: boolean): boolean {
  const [ended, setEnded] = useState(!isLoading);
  useEffect(() => {
    if (!isLoading) startTransition(() => setEnded(true));
  }, [isLoading]);
  return isLoading || !ended;
}
