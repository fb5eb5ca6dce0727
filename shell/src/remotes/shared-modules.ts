import * as emotion from '@emotion/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as contract from '@programme/mfe-contract';
import * as platform from '@programme/platform';
import * as ui from '@programme/ui';

/**
 * Shared modules in the shell's first script, by the names that remotes request (`sharedDependencies` of
 * libs/federation).
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
 * Shared modules that load on demand; the first screen does not need them. They reuse the MUI modules of the first
 * script, so that remotes need no copies of their own.
 */
export const lazyModules = {
  '@programme/ui/controls': () => import('@programme/ui/controls'),
  '@programme/ui/overlays': () => import('@programme/ui/overlays'),
  '@programme/ui/staff-icons': () => import('@programme/ui/staff-icons'),
  '@programme/ui/topic-icons': () => import('@programme/ui/topic-icons'),
} as const;
