import { StrictMode, type ComponentProps } from 'react';
import { RouterProvider, StoreProvider } from '@programme/platform';
import { ThemeRoot } from '@programme/ui';
import { App } from './app';
import type { ShellState, ShellStore } from './store/shell.store';
import { InitialRemoteContext, type InitialRemote } from './remotes/initial-remote';
import type { TextSources } from './texts/text-sources';
import { TextsProvider } from './texts/texts-provider';

/** One route for all addresses; `ShellRoutes` finds the remote.  */
export const shellRouterRoutes = [{ path: '*', Component: App }];

type Props = {
  readonly store: ShellStore;
  readonly sources: TextSources;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  readonly styles: ComponentProps<typeof ThemeRoot>['cache'];
  readonly initialRemote: InitialRemote | undefined;
  /** The state that the page was prerendered with, when the store differs by now. */
  readonly prerenderedState?: ShellState;
};

/** The whole page, the same in a browser and during prerendering. */
export function Root({ store, sources, router, styles, initialRemote, prerenderedState }: Props) {
  return (
    <StrictMode>
      <StoreProvider store={store} serverState={prerenderedState}>
        <TextsProvider sources={sources}>
          <ThemeRoot cache={styles}>
            <InitialRemoteContext value={initialRemote}>
              <RouterProvider router={router} />
            </InitialRemoteContext>
          </ThemeRoot>
        </TextsProvider>
      </StoreProvider>
    </StrictMode>
  );
}
