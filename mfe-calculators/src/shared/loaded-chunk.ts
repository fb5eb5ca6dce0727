import { useEffect, useState } from 'react';

type LoadedChunk<Chunk> = {
  /** Undefined until it is loaded. */
  readonly chunk: Chunk | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
};

/**
 * A hook for a chunk of a screen that opens without it. The chunk is loaded as soon as the screen is rendered and needs
 * it, and cached for the next one, which then has it in its first render.
 */
export function loadedChunk<Chunk>(load: () => Promise<Chunk>): (isNeeded?: boolean) => LoadedChunk<Chunk> {
  let loaded: Chunk | undefined;
  return function useChunk(isNeeded = true) {
    const [chunk, setChunk] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (!isNeeded || loaded) return;
      let current = true;
      load().then(
        (result) => {
          loaded = result;
          if (current) setChunk(() => result);
        },
        (error: unknown) => {
          console.error('A part of the screen could not be loaded', error);
          if (current) setFailed(true);
        },
      );
      return () => {
        current = false;
      };
    }, [attempt, isNeeded]);

    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return { chunk, failed, retry };
  };
}
