import { expect, test } from '@playwright/test';
import { CalculatorScreen } from '../support/calculator.js';
import { textsIn } from '../support/texts.js';

test('a visit breaks no rule of the content security policy and logs no error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Nobody is signed in, which the API says with a 401 that the browser reports.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const screen = new CalculatorScreen(page, textsIn('pl'));
  await screen.open('/pl');
  await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
  await screen.save();
  await page.goto('/auth');
  await expect(page.locator('form')).toBeVisible();
  await page.goto('/offer/x');
  await expect(page.locator('form')).toBeVisible();
  expect(complaints).toEqual([]);
});
