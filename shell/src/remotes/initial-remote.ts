import { createContext } from 'react';
import type { RemoteModule } from '@programme/mfe-contract';

/**
 * The remote of the address that the page was opened at, with module, texts and screen loaded, or the error. It renders
 * without suspending, as it did during prerendering; hydration requires that.
 */
export type InitialRemote = {
  readonly name: string;
  readonly module?: RemoteModule;
  readonly error?: unknown;
};

export const InitialRemoteContext = createContext<InitialRemote | undefined>(undefined);
