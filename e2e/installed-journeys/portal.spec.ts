import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { isolated } from '@programme/formatting';
import { CalculatorScreen } from '../support/calculator.js';
import { installOf } from '../support/installs.js';
import { test } from '../support/journey-test.js';
import { Portal } from '../support/portal.js';
import { printedPassword } from '../support/printed-password.js';
import { textsIn } from '../support/texts.js';

const heading = 'calculator2026.title';

test(
  'the admin of a fresh install rewords a headline, lets a colleague in, and finds a calculation',
  { tag: '@main' },
  async ({ browser, page, baseURL }) => {
    const install = installOf(baseURL);
    const english = textsIn('en');
    const polish = textsIn('pl');
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

    const portal = new Portal(page, english);
    await portal.logIn({ username: 'admin', password: printedPassword(install) });
    await expect(page).toHaveURL(/\/admin$/);

    // A visitor, in a browser of their own, calculates before any word has changed.
    const visitor = await (await browser.newContext({ baseURL: install.url })).newPage();
    const calculator = new CalculatorScreen(visitor, polish);
    await calculator.open('/pl');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(polish(heading, { year: 2026 }));
    const company = '=Żółw <script>alert(1)</script>';
    await visitor.getByLabel(polish('calculator.form.company')).fill(company);
    const logged = visitor.waitForResponse('**/api/logs');
    await calculator.calculate({ employees: '1200', activeUsers: '130', months: '6' });
    expect((await logged).status()).toBe(201);

    await test.step('new words show at once here, and in other windows with their next load', async () => {
      await portal.open('content');
      const row = await portal.textRow(heading);
      const text = row.getByLabel('Polski', { exact: true });
      await text.fill('Ile kosztuje {{program}} {{year}}?');
      await row.getByRole('button', { name: english('translations.save.of', { key: heading }) }).click();
      await expect(row.getByRole('alert')).toContainText('{{program}}');
      await text.fill('Policz swój program {{year}}');
      await row.getByRole('button', { name: english('translations.save.of', { key: heading }) }).click();
      await expect(page.getByRole('status').filter({ hasText: english('translations.saved') })).toBeVisible();
      await expect(row.getByText(english('translations.overridden'))).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(polish(heading, { year: 2026 }));
      await visitor.goto('/pl');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Policz swój program 2026');

      const entry = await portal.textRow('shell.navigation.pricing');
      await entry.getByLabel('English', { exact: true }).fill('<b>Rebates</b>');
      await entry.getByLabel('English', { exact: true }).press('Tab');
      await entry
        .getByRole('button', { name: english('translations.save.of', { key: 'shell.navigation.pricing' }) })
        .click();
      await expect(page.getByRole('navigation').getByRole('link', { name: '<b>Rebates</b>' })).toBeVisible();
    });

    const colleague = { username: 'Zoë Żak', password: 'four plain words here' };
    await test.step('a colleague registers, is let in, and is let out with the next step', async () => {
      const other = await (await browser.newContext({ baseURL: install.url })).newPage();
      const colleaguePortal = new Portal(other, english);
      await colleaguePortal.register(colleague);
      await expect(
        other.getByText(english('auth.registered.title', { username: isolated(colleague.username) })),
      ).toBeVisible();
      await colleaguePortal.logIn(colleague);
      await expect(other).toHaveURL(`${install.url}/`);
      await other.goto('/admin/users');
      await expect(other).not.toHaveURL(/\/admin/);

      await portal.open('users');
      const admin = page.getByRole('switch', {
        name: english('users.switch', { username: isolated(colleague.username) }),
      });
      await admin.click();
      await expect(admin).toBeChecked();
      await other.goto('/admin/users');
      await expect(other.getByRole('switch')).toHaveCount(2);

      await admin.click();
      await expect(admin).not.toBeChecked();
      await colleaguePortal.open('creators');
      await expect(other.getByRole('alert')).toContainText(english('admin.sessionEnded.title'));
      await other.context().close();

      const self = page.getByRole('switch', { name: english('users.switch', { username: isolated('admin') }) });
      await self.click();
      await page.getByRole('button', { name: english('users.self.confirm') }).click();
      await expect(page.getByRole('alert')).toContainText(english('server.lastAdmin'));
      await expect(self).toBeChecked();
    });

    await test.step('the calculation is found by its company, read, and exported', async () => {
      await portal.open('logs');
      await page.getByLabel(english('logs.company.filter')).fill('żółw');
      await expect(page).toHaveURL(/company=/);
      const details = page.getByRole('button', { name: /Żółw <script>/ });
      await expect(details).toHaveCount(1);
      await details.click();
      await expect(page.getByRole('dialog')).toContainText(/"employed_2025": "?1200/);
      await page.keyboard.press('Escape');

      const csv = page.getByRole('link', { name: english('logs.export') });
      // The address changes first, the screen after it.
      await expect(csv).toHaveAttribute('href', /q=/);
      const download = page.waitForEvent('download');
      await csv.click();
      const file = await (await download).path();
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      expect(lines).toHaveLength(2);
      // A spreadsheet must not take a visitor's words for a formula.
      expect(lines[1]).toContain("'=Żółw <script>alert(1)</script>");
    });

    await visitor.context().close();
    expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
  },
);
