import { createContext } from 'react';
import type { RemoteModule } from '@programme/mfe-contract';

/**
 * The remote of the address that the page was opened at, once its module, texts and screen are there, or why they are not.
 * It renders without waiting for anything, as it did when the served page was made; hydration needs just that.
 */
export type StartedRemote = {
  readonly name: string;
  readonly module?: RemoteModule;
  readonly error?: unknown;
};

export const FirstRemote = createContext<StartedRemote | undefined>(undefined);
