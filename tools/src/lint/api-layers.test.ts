import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ESLint } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { apiLayerZones } from './boundary-zones.js';

const files = {
  app: 'api/src/app/app.module.ts',
  offers: 'api/src/features/offers/offers.module.ts',
  users: 'api/src/features/users/users.module.ts',
  http: 'api/src/platform/http/http.module.ts',
  extensions: 'api/src/features/offers/extensions/offer-extensions.service.ts',
  events: 'api/src/features/offers/events/offer-events.ts',
  chain: 'api/src/features/offers/events/offer-event-chain.repository.ts',
  messages: 'api/src/features/offers/notifications/offer-messages.subscriber.ts',
  outbox: 'api/src/features/notifications/notifications.service.ts',
};
let workspace: string;

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'api-layers-'));
  for (const file of Object.values(files)) {
    await mkdir(join(workspace, dirname(file)), { recursive: true });
    await writeFile(join(workspace, file), 'export const module = 1;\n');
  }
});
afterAll(() => rm(workspace, { recursive: true }));

/** The messages of the zones when a file has one import. */
async function messagesFor(file: string, imported: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: workspace,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { 'import-x': importX as unknown as ESLint.Plugin },
      settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts'] })] },
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: workspace, zones: apiLayerZones() }] },
    },
  });
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: join(workspace, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

test.each([
  ['the platform imports a feature', files.http, '../../features/offers/offers.module'],
  ['the platform imports the composition root', files.http, '../../app/app.module'],
  ['a feature imports the composition root', files.offers, '../../app/app.module'],
])('%s: refused', async (_what, file, imported) => {
  expect(await messagesFor(file, imported)).toEqual([expect.stringContaining('import downwards only')]);
});

test.each([
  ['writes to the outbox', '../../notifications/notifications.service'],
  ['words a message', '../notifications/offer-messages.subscriber'],
  ['appends to the chain by itself', '../events/offer-event-chain.repository'],
])('a command with an offer that %s: refused', async (_what, imported) => {
  expect(await messagesFor(files.extensions, imported)).toHaveLength(1);
});

test.each([
  ['a command records events', files.extensions, '../events/offer-events'],
  ['the events append to the chain', files.events, './offer-event-chain.repository'],
  ['a subscriber writes to the outbox', files.messages, '../../notifications/notifications.service'],
  ['the composition root imports a feature', files.app, '../features/offers/offers.module'],
  ['the composition root imports the platform', files.app, '../platform/http/http.module'],
  ['a feature imports the platform', files.offers, '../../platform/http/http.module'],
  ['a feature imports another feature', files.offers, '../users/users.module'],
])('%s: allowed', async (_what, file, imported) => {
  expect(await messagesFor(file, imported)).toEqual([]);
});
