import { useCallback } from 'react';
import { useShell } from '@programme/mfe-contract';

/** Says that a saved calculation was removed, and offers to take that back. */
export function useRemovalToast() {
  const { translate, toast } = useShell();
  return useCallback(
    (number: number, undo: () => void) =>
      toast({
        title: translate('saved.removed', { number }),
        action: { label: translate('saved.undo'), onChoose: undo },
      }),
    [translate, toast],
  );
}
