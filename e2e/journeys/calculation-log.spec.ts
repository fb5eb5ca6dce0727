import { expect } from '@playwright/test';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { openDatabase } from '../support/product-database.js';
import { textsIn } from '../support/texts.js';

test('a calculation leaves a row in api_logs', async ({ page }) => {
  const company = `Acme ${crypto.randomUUID()}`;
  const words = textsIn('en');
  const screen = new CalculatorScreen(page, words);
  await screen.open();
  await page.getByLabel(words('calculator.form.company')).fill(company);
  const logged = page.waitForResponse('**/api/logs');
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  expect((await logged).status()).toBe(201);

  const database = openDatabase();
  const row = database.prepare('SELECT * FROM api_logs WHERE company_name = ?').get(company) as Record<string, unknown>;
  database.close();
  expect(row).toMatchObject({ currency: 'PLN', employees_count: 1200, active_users: 130, months_count: 6 });
  expect(JSON.parse(String(row['outputs']))).toMatchObject({ value2025: 44_560, pricing2026: { finalTotal: 38_800 } });
});
