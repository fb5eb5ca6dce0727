import { startTransition, useEffect, useState } from 'react';

/**
 * A loading flag whose first change to false is a transition. React may still be hydrating in slices, and an urgent
 * update would hydrate its dependants in one long task. Later changes are not delayed.
 */
export function useTransitionedLoading(isLoading: boolean): boolean {
  const [ended, setEnded] = useState(!isLoading);
  useEffect(() => {
    if (!isLoading) startTransition(() => setEnded(true));
  }, [isLoading]);
  return isLoading || !ended;
}
