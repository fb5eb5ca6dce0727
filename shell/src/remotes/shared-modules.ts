import * as emotion from '@emotion/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as contract from '@programme/mfe-contract';
import * as platform from '@programme/platform';
import * as ui from '@programme/ui';

/**
 * What the shell's first script holds of the modules that it shares with remotes, by the names that their builds ask for
 * (`sharedDependencies` of libs/federation).
 */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@programme/mfe-contract': contract,
  '@programme/platform': platform,
  '@programme/ui': ui,
} as const;

/**
 * Kits that the first screen does without. A remote loads the shell's chunk in place of a copy of all that is behind it: its
 * parts of MUI stand on those in the first script.
 */
export const lateModules = {
  '@programme/ui/controls': () => import('@programme/ui/controls'),
  '@programme/ui/overlays': () => import('@programme/ui/overlays'),
  '@programme/ui/staff-icons': () => import('@programme/ui/staff-icons'),
} as const;
