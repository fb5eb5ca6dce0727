import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const muiStyles = join(dirname(require.resolve('@mui/material/package.json')), 'styles');

/**
 * Webpack aliases that leave out what no app calls, but the bundler must keep: a function of the package names it. What
 * each saves is measured packed. Not part of these packages' contracts: docs/upgrades.md.
 */
export const unusedParts = {
  // Emotion's `withTheme` and Formik's `connect` copy statics with it. 1.5 KiB of a page with a form.
  'hoist-non-react-statics$': false,
  // yup's `camelCase` and `snakeCase` of an object. 0.5 KiB.
  'tiny-case$': false,
  // Themes whose colours MUI makes CSS variables of; ours are such variables to begin with (docs/adr/0022).
  // 6.1 KiB of the shell's script.
  [join(muiStyles, 'createThemeWithVars.mjs')]: false,
  [join(muiStyles, 'ThemeProviderWithVars.mjs')]: false,
} as const;
