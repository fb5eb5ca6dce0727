import * as emotion from '@emotion/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as forms from '@programme/forms';
import * as contract from '@programme/mfe-contract';
import * as platform from '@programme/platform';
import * as ui from '@programme/ui';
import * as controls from '@programme/ui/controls';
import * as overlays from '@programme/ui/overlays';
import * as staffIcons from '@programme/ui/staff-icons';

let title: string | undefined;

/** The title that the screen rendered last gave itself, once. */
export function takeTitle(): string | undefined {
  const taken = title;
  title = undefined;
  return taken;
}

/** Where pages are rendered no effect runs, so the title is taken where it is asked for. */
function usePageTitle(screen: string): void {
  title = contract.documentTitle(screen, contract.useTranslate());
}

/** What remotes share with the shell, by the names that their bundles ask for (`sharedDependencies` of libs/federation). */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@programme/mfe-contract': { ...contract, usePageTitle },
  '@programme/platform': platform,
  '@programme/ui': ui,
  '@programme/ui/controls': controls,
  '@programme/ui/overlays': overlays,
  '@programme/ui/staff-icons': staffIcons,
  '@programme/forms': forms,
};
