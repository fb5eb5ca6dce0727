import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import { fixedProduct } from '../support/states/fixed-product.js';
import { fillDatabase } from '../support/states/seed.js';

test('the data of the screens is in the database', async ({ request }) => {
  const seed = await fillDatabase(request);
  mkdirSync(dirname(fixedProduct.seedFile), { recursive: true });
  writeFileSync(fixedProduct.seedFile, JSON.stringify(seed));
  await request.storageState({ path: fixedProduct.adminFile });
});
