import { useCallback, useState } from 'react';
import { useShell } from '@programme/mfe-contract';

/**
 * Loads a component of the layout when it is first needed. Undefined until `fetch` has loaded it. When loading fails, a
 * toast says so, and the next `fetch` tries again.
 */
export function useOnDemand<Value>(load: () => Promise<Value>): [Value | undefined, () => void] {
  const { toast, translate } = useShell();
  const [value, setValue] = useState<Value>();
  const fetch = useCallback(() => {
    load().then(
      // Wrapped in a function: React would call a component as an updater.
      (loaded) => setValue(() => loaded),
      (error: unknown) => {
        console.error('A chunk of the shell could not be loaded', error);
        toast({
          tone: 'error',
          title: translate('shell.part.failed.title'),
          description: translate('shell.part.failed.text'),
        });
      },
    );
  }, [load, toast, translate]);
  return [value, fetch];
}

/** Starts a download ahead of its use. Errors are ignored here: the actual use tries again and reports them. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
