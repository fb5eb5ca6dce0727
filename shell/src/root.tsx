import { StrictMode, type ComponentProps } from 'react';
import { RouterProvider, StoreProvider } from '@programme/platform';
import { ThemeRoot } from '@programme/ui';
import { App } from './app';
import type { ShellState, ShellStore } from './store/shell.store';
import { FirstRemote, type StartedRemote } from './remotes/initial-remote';
import type { TextSources } from './texts/text-sources';
import { TextsProvider } from './texts/texts-provider';

/** One route for all addresses: which remote shows what is looked up inside. */
export const shellRouterRoutes = [{ path: '*', Component: App }];

type Props = {
  readonly store: ShellStore;
  readonly sources: TextSources;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  readonly styles: ComponentProps<typeof ThemeRoot>['cache'];
  readonly first: StartedRemote | undefined;
  /** The state that a served page was rendered with, where the store knows more by now. */
  readonly servedState?: ShellState;
};

/** The whole page, the same in a browser and where first screens are rendered. */
export function Root({ store, sources, router, styles, first, servedState }: Props) {
  return (
    <StrictMode>
      <StoreProvider store={store} serverState={servedState}>
        <TextsProvider sources={sources}>
          <ThemeRoot cache={styles}>
            <FirstRemote value={first}>
              <RouterProvider router={router} />
            </FirstRemote>
          </ThemeRoot>
        </TextsProvider>
      </StoreProvider>
    </StrictMode>
  );
}
