import { expect, type Page } from '@playwright/test';
import { offerDraftQuery, type CalculatedQuote } from '@programme/contracts';
import type { Words } from './texts.js';

/** A salesperson's wizard, open at its quotes. */
export class OpenWizard {
  private constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  /** Opens a new offer from a calculation in PLN. */
  static async from(page: Page, words: Words, quote: CalculatedQuote, client: string): Promise<OpenWizard> {
    await page.goto(`/offers?${offerDraftQuery(quote, 'PLN')}`);
    const basics = page.getByRole('form', { name: words('offers.tab.basics') });
    await basics.getByLabel(words('wizard.client')).fill(client);
    await basics.getByLabel(words('wizard.creator')).selectOption({ index: 1 });
    await page.getByRole('button', { name: words('wizard.continue') }).click();
    return new OpenWizard(page, words);
  }

  async shows(total: string): Promise<void> {
    const quote = this.page.getByRole('listitem', { name: this.words('quote.number', { number: 1 }), exact: true });
    await expect(quote).toContainText(total);
  }

  /** It asks whether to go on with new prices, and shows both totals. */
  async asks(before: string, after: string): Promise<void> {
    const question = this.page.getByRole('table', { name: this.words('wizard.prices') });
    await expect(question.getByRole('row').nth(1)).toContainText(new RegExp(`${before}.*${after}`));
  }

  async takeNewPrices(): Promise<void> {
    await this.page.getByRole('button', { name: this.words('wizard.prices.take') }).click();
  }

  async createOffer(): Promise<void> {
    await this.page.getByRole('button', { name: this.words('wizard.create') }).click();
    await expect(this.page.getByRole('heading', { name: this.words('success.title') })).toBeVisible();
  }
}
