import { startTransition, useEffect, useState } from 'react';
import type { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { useShell } from '@programme/mfe-contract';

/** A chunk brings the loader of its texts along, so that the first script of the page has neither. */
type Chunk = { readonly loadTexts: typeof loadOfferDecisionTexts };

/** Milliseconds after which a chunk that could not be loaded is tried again. */
const retryAfterMs = 5000;

/**
 * What few readers need, with the texts of decisions; `undefined` until both are there. Without a network it comes as soon
 * as there is one.
 *
 * @param load the same function in each rendering
 */
export function useChunk<Loaded extends Chunk>(load: () => Promise<Loaded>): Loaded | undefined {
  const { addTexts } = useShell();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const start = async () => {
      try {
        const chunk = await load();
        await addTexts('offer-decision', chunk.loadTexts);
        if (!gone) startTransition(() => setLoaded(chunk));
      } catch {
        if (!gone) timer = setTimeout(() => void start(), retryAfterMs);
      }
    };
    void start();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, addTexts]);
  return loaded;
}
