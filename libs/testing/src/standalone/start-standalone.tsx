import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '@programme/mfe-contract';
import { createBrowserRouter, RouterProvider } from '@programme/platform';
import { createStyleCache, ThemeRoot } from '@programme/ui';
import { createTextsOfAllLanguages } from '../built-in-texts';
import { StandaloneShell } from './standalone-shell';

/** Runs a remote in a page of its own, in the fake shell of the tests: `npm run dev -- <remote> --alone`. */
export async function startStandalone({ Routes }: Pick<RemoteModule, 'Routes'>): Promise<void> {
  const translator = await createTextsOfAllLanguages();
  const Page = () => (
    <StandaloneShell translator={translator}>
      <Routes />
    </StandaloneShell>
  );
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <ThemeRoot cache={createStyleCache()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
    </ThemeRoot>,
  );
}
