import { useCallback, useState } from 'react';
import { useShell } from '@programme/mfe-contract';

/**
 * A part of the frame that nobody sees before they ask for it, and nobody downloads before. Undefined until `fetch` has
 * brought it; when that fails, a toast says so and the next `fetch` tries anew.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): [Part | undefined, () => void] {
  const { toast, translate } = useShell();
  const [part, setPart] = useState<Part>();
  const fetch = useCallback(() => {
    load().then(
      // In a function: a component is one itself, and React would call it.
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.error('A part of the frame could not be loaded', error);
        toast({
          tone: 'error',
          title: translate('shell.part.failed.title'),
          description: translate('shell.part.failed.text'),
        });
      },
    );
  }, [load, toast, translate]);
  return [part, fetch];
}

/** Begins a download that is about to be asked for. What fails here is tried again, and said, by the one who asks. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
