import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '@programme/mfe-contract';
import { createBrowserRouter, RouterProvider } from '@programme/platform';
import { createStyleCache, ThemeRoot } from '@programme/ui';
import { createTextsOfAllLanguages } from '../built-in-texts';
import { AloneShell } from './alone-shell';

/** Runs a remote in a page of its own, in the fake shell of the tests: `npm run dev -- <remote> --alone`. */
export async function startAlone({ Routes }: Pick<RemoteModule, 'Routes'>): Promise<void> {
  const i18n = await createTextsOfAllLanguages();
  const Page = () => (
    <AloneShell i18n={i18n}>
      <Routes />
    </AloneShell>
  );
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <ThemeRoot cache={createStyleCache()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
    </ThemeRoot>,
  );
}
