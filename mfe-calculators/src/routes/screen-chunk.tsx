import { lazy, type ComponentType } from 'react';

/** A screen in a chunk of its own. It suspends while the chunk is loaded, or renders at once when `load` came before. */
export type ScreenChunk = { readonly Page: ComponentType; load(): Promise<void> };

export function screenChunk(importPage: () => Promise<ComponentType>): ScreenChunk {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await importPage() }));
  return {
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    load: async () => {
      Loaded = await importPage();
    },
  };
}
