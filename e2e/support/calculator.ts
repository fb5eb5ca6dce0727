import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.js';
import type { Words } from './texts.js';

type Programme = { readonly employees: string; readonly activeUsers: string; readonly months: string };

/** The 2026 calculator as a person sees it: labels, buttons, figures. */
export class CalculatorScreen {
  readonly employees: Locator;
  readonly activeUsers: Locator;
  readonly months: Locator;
  readonly submit: Locator;
  readonly result: Locator;
  readonly comparison: Locator;
  /** The heads of the saved calculations' columns. */
  readonly saved: Locator;

  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.employees = page.getByLabel(words('calculator.form.employees'), { exact: true });
    this.activeUsers = page.getByLabel(words('calculator.form.activeUsers'), { exact: true });
    this.months = page.getByLabel(words('calculator.form.months'), { exact: true });
    this.submit = page.getByRole('button', { name: words('calculator.form.submit') });
    this.result = page.getByRole('region', { name: words('calculator.result'), exact: true });
    this.comparison = page.getByRole('region', { name: words('saved.title') });
    this.saved = this.comparison.getByRole('columnheader');
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.submit).toBeVisible();
    await hydrated(this.page);
  }

  async fill({ employees, activeUsers, months }: Programme): Promise<void> {
    await this.employees.fill(employees);
    await this.activeUsers.fill(activeUsers);
    await this.months.fill(months);
  }

  async calculate(programme: Programme): Promise<void> {
    await this.fill(programme);
    await this.submit.click();
    await expect(this.result).toBeVisible();
  }

  /** The amount beside a row's label, as text; non-breaking spaces are kept, as the formatter makes them. */
  amount(label: string): Locator {
    return this.result.locator('dl > div').filter({ hasText: label }).locator('dd');
  }

  async save(): Promise<void> {
    await this.result.getByRole('button', { name: this.words('saved.save') }).click();
  }
}
