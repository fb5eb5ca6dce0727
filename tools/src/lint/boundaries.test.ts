import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import config from '../../../eslint.config.js';
import { root } from '../workspace/root.js';

const boundary = 'import-x/no-restricted-paths';
const facade = 'no-restricted-imports';

// Without type information, which these rules do not need and which takes long.
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [...config, tseslint.configs.disableTypeChecked],
});

/**
 * The rules that a line of code breaks in a file of the workspace.
 *
 * @param file stands for a file that exists
 */
async function brokenRules(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

test.each([
  ['an app from another app', 'shell/src/app.tsx', "import { version } from '../../mfe-admin/src/remote';", boundary],
  ['an app by a relative path', 'mfe-offers/src/remote.tsx', "import '../../mfe-admin/src/remote';", boundary],
  ['browser code from the API', 'api/src/app/main.ts', "import { tokens } from '@programme/ui';", boundary],
  ['a web library from the prices', 'libs/pricing/src/money.ts', "import { tokens } from '@programme/ui';", boundary],
  ['a test library from an app', 'shell/src/app.tsx', "import { stubApi } from '@programme/testing';", boundary],
  [
    'a route from a feature',
    'mfe-calculators/src/features/calculator-2026/calculation-2026.ts',
    "import { CalculatorsRoutes } from '../../routes/calculators.routes';",
    boundary,
  ],
  [
    'a feature from another',
    'mfe-calculators/src/features/calculator-2026/calculation-2026.ts',
    "import { DiscountsPage } from '../discounts/discounts.page';",
    boundary,
  ],
  [
    'a feature from shared',
    'mfe-calculators/src/shared/use-money.ts',
    "import { DiscountsPage } from '../features/discounts/discounts.page';",
    boundary,
  ],
  ['a story from a source', 'libs/ui/src/icons/icons.ts', "import '../controls.stories';", boundary],
  ['MUI from an app', 'shell/src/app.tsx', "import Box from '@mui/material/Box';", facade],
  ['the data grid from an app', 'mfe-admin/src/remote.tsx', "import { DataGrid } from '@mui/x-data-grid';", facade],
  ['the router from an app', 'mfe-admin/src/remote.tsx', "import { Link } from 'react-router-dom';", facade],
  ['Formik from an app', 'mfe-admin/src/remote.tsx', "import { Formik } from 'formik';", facade],
  [
    'the federation runtime outside shell/src/remotes',
    'shell/src/app.tsx',
    "import '@module-federation/enhanced';",
    facade,
  ],
  ['TypeORM from a service', 'api/src/features/auth/auth.service.ts', "import { DataSource } from 'typeorm';", facade],
  [
    'a cycle between folders',
    'tools/src/workspace/root.ts',
    "import { release } from '../release/release.js';",
    'local/no-folder-cycle',
  ],
  ['React from the prices', 'libs/pricing/src/money.ts', "import { useState } from 'react';", facade],
  ['Node from the contracts', 'libs/contracts/src/limits.ts', "import { readFile } from 'node:fs';", facade],
  ['a colour outside the theme', 'shell/src/app.tsx', "export const color = '#0f5c46';", 'no-restricted-syntax'],
  [
    'a shadow outside the theme',
    'mfe-offers/src/remote.tsx',
    'export const shadow = (size: number) => `0 0 ${size}px rgb(0 0 0 / 20%)`;',
    'no-restricted-syntax',
  ],
  [
    'ids that browsers make on https alone',
    'mfe-calculators/src/shared/use-money.ts',
    'export const id = crypto.randomUUID();',
    'no-restricted-properties',
  ],
])('lint refuses %s', async (_what, file, code, rule) => {
  expect(await brokenRules(file, code)).toContain(rule);
});

test.each([
  ['a library from an app', 'shell/src/app.tsx', "import { tokens } from '@programme/ui';\nexport const t = tokens;\n"],
  ['TypeORM from a repository', 'api/src/features/users/user.repository.ts', "export { DataSource } from 'typeorm';\n"],
  ['MUI from the kit', 'libs/ui/src/icons/icons.ts', "export { default as Box } from '@mui/material/Box';\n"],
])('lint allows %s', async (_what, file, code) => {
  const broken = await brokenRules(file, code);
  expect(broken).not.toContain(boundary);
  expect(broken).not.toContain(facade);
});
