import { expect, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey-test.js';
import { product } from '../support/product.js';

async function logIn(page: Page, password: string, address = '/auth'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill(product.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

for (const address of ['/admin', '/offers']) {
  test(`${address} sends a stranger to the login page`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
}

test(
  'an admin logs in, sees the admin entries, and logs out for good',
  { tag: ['@main', '@edge'] },
  async ({ page }) => {
    // Back to the page that asked, also when the session ends in the middle of work.
    const asking = '/admin/logs?company=abc';
    await logIn(page, product.admin.password, asking);
    await expect(page).toHaveURL(asking);
    await page.context().clearCookies();
    await logIn(page, product.admin.password, asking);
    await expect(page).toHaveURL(asking);
    await expect(page.getByRole('status').filter({ hasText: 'Login successful' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin', exact: true }).first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(/\/offers$/);

    const cookie = (await page.context().cookies()).find(({ httpOnly }) => httpOnly);
    expect(cookie).toBeDefined();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth$/);

    // The server has ended the session: its cookie, put back, opens nothing.
    if (cookie) await page.context().addCookies([cookie]);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/auth$/);
  },
);

test('a session that ends while somebody types is begun again in another tab, and nothing typed is lost', async ({
  page,
}) => {
  await logIn(page, product.admin.password, '/offers');
  await page.getByRole('button', { name: 'Create New Offer' }).click();
  await page.getByLabel('Client Name').fill('Half a sentence');
  await page.getByLabel('Creator').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue to Add Quotes' }).click();
  await page.getByRole('button', { name: 'Add Quote' }).first().click();
  await page.context().clearCookies();
  await page.getByLabel('Active Users').fill('120');
  await page.getByLabel('Contract Duration (months)').fill('6');
  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended' }).first();
  const opened = page.context().waitForEvent('page');
  await ended.getByRole('link', { name: 'Log in (new tab)' }).click();
  const tab = await opened;
  await hydrated(tab);
  await tab.getByLabel('Username').fill(product.admin.username);
  await tab.getByLabel('Password', { exact: true }).fill(product.admin.password);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab).not.toHaveURL(/\/auth$/);
  await tab.close();
  await ended.getByRole('button', { name: 'Retry' }).click();
  await expect(ended).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Active Users' })).toHaveValue('120');
  await expect(page.getByRole('heading', { name: 'New offer · Half a sentence' })).toBeVisible();
});

test("a wrong login shows the server's sentence and keeps what was typed", { tag: '@main' }, async ({ page }) => {
  await logIn(page, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await expect(page.getByLabel('Username')).toHaveValue(product.admin.username);
});

test("a wrong offer password shows the server's sentence; blanks are ignored", async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/validate') && sent.push(request.url()));
  await page.goto('/offer/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('button', { name: /^Currency/ })).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('   ');
  await password.press('Enter');
  expect(sent).toEqual([]);
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Invalid password. Please try again.');
});
