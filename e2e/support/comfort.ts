import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.js';
import type { Words } from './texts.js';

/** The Comfort calculator as a person sees it. */
export class ComfortScreen {
  readonly companySize: Locator;
  readonly slider: Locator;
  readonly summary: Locator;
  /** The amounts that are told anew with every change. */
  readonly figures: Locator;
  readonly bar: Locator;

  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.companySize = page.getByLabel(words('comfort.seats.companySize'), { exact: true });
    this.slider = page.getByRole('slider');
    this.summary = page.getByRole('region', { name: words('comfort.summary.title') });
    this.figures = this.summary.getByRole('status');
    this.bar = page.getByRole('group', { name: words('comfort.summary.title') });
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`/comfort?${query}`);
    await expect(this.figures).toBeVisible();
    await hydrated(this.page);
  }

  /** The amount beside a row's label, with which the row's text begins. */
  amount(label: string): Locator {
    return this.summary
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${label}`) })
      .locator('dd');
  }
}
