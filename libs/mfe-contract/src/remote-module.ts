import type { ComponentType } from 'react';
import type { Language, Texts } from '@programme/i18n';

/** What a remote exposes as `./remote`. It reaches the shell through `useShell`. */
export type RemoteModule = {
  /** The lowest contract that it accepts. Shells that do not know `RemoteRequirements` check it. */
  readonly contractVersion: string;
  /** The remote's routes, rendered inside the shell's router. */
  readonly Routes: ComponentType;
  /** Its built-in texts; the shell puts them behind `translate` before it renders the routes. */
  loadTexts(language: Language): Promise<Texts>;
  /** Loads the chunks of the screen at an address. It then renders without suspending, which hydration needs. */
  loadScreen?(pathname: string): Promise<void>;
};

/** Whether a loaded module has the shape above: a remote is released on its own, so its types prove nothing here. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<Record<keyof RemoteModule, unknown>>;
  return (
    typeof candidate.contractVersion === 'string' &&
    typeof candidate.Routes === 'function' &&
    typeof candidate.loadTexts === 'function'
  );
}
