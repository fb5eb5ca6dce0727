import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import sirv from 'sirv';
import { CalculatorScreen } from '../support/calculator.js';
import { test } from '../support/journey-test.js';
import { giveCode, OfferMaker } from '../support/made-offers.js';
import { OwnProduct } from '../support/own-product.js';
import { ports } from '../support/ports.js';
import { product as credentials } from '../support/product.js';
import { textsIn } from '../support/texts.js';

const partsOrigin = `http://127.0.0.1:${ports.separateParts}`;

test('the same builds run with the parts on another origin', async ({ browser }) => {
  const product = await OwnProduct.start('separateOrigin', { REMOTES_ORIGIN: partsOrigin });
  const files = sirv(product.releases, {
    setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*'),
  });
  const parts = createServer((request, response) => files(request, response)).listen(ports.separateParts, '127.0.0.1');
  try {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const complaints: string[] = [];
    const scripts = new Set<string>();
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (pathname.startsWith('/remotes/')) scripts.add(origin);
    });

    const words = textsIn('en');
    const screen = new CalculatorScreen(page, words);
    await screen.open('/?lang=en');
    await screen.calculate({ employees: '1200', activeUsers: '130', months: '6' });
    await page.goto('/comfort?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: words('comfort.title') })).toBeVisible();

    const maker = await OfferMaker.logIn(page.request, credentials.admin);
    const { path, code } = await maker.make({
      quotes: [{ packageType: 'enterprise', activeUsers: 20, monthsCount: 2 }],
    });
    await context.clearCookies();
    await page.goto(`${path}?lang=en`);
    await giveCode(page, code);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('offer.pdf') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect([...scripts]).toEqual([partsOrigin]);
    expect(complaints).toEqual([]);
  } finally {
    parts.close();
    await product.stop();
  }
});
