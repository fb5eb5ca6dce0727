import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from './browser.js';

/** Address of the running product that the README's pictures are taken from. */
export const productUrl = process.env.PRODUCT_URL ?? 'http://localhost:3000';

type Size = { readonly width: number; readonly height: number };

/** Opens a browser for the README's pictures; the page belongs to a person who wants no motion. */
export async function openProductPage(viewport: Size): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport, baseURL: productUrl, reducedMotion: 'reduce' });
  return { browser, page: await context.newPage() };
}

/** Types what a company asks for into the 2026 calculator, and has it priced. */
export async function calculate(page: Page, employees: number, activeUsers: number, months: number): Promise<void> {
  await page.getByLabel('Number of employees').fill(String(employees));
  await page.getByRole('textbox', { name: 'Number of active users' }).fill(String(activeUsers));
  await page.getByLabel('Number of months').fill(String(months));
  await page.getByRole('button', { name: 'Calculate price' }).click();
}
