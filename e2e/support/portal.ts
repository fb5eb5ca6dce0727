import { expect, type Page } from '@playwright/test';
import type { TextKey } from '@programme/i18n';
import type { Words } from './texts.js';

type Credentials = { readonly username: string; readonly password: string };

/** The admin portal: login, registration, and the areas behind them. */
export class Portal {
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {}

  async register({ username, password }: Credentials): Promise<void> {
    await this.page.goto('/auth');
    await this.page.getByRole('tab', { name: this.words('auth.register') }).click();
    await this.#fillIn({ username, password });
    await this.page.getByRole('button', { name: this.words('auth.register.submit') }).click();
  }

  async logIn({ username, password }: Credentials): Promise<void> {
    await this.page.goto('/auth');
    await this.#fillIn({ username, password });
    await this.page.getByRole('button', { name: this.words('auth.submit'), exact: true }).click();
  }

  async open(area: 'content' | 'logs' | 'users' | 'creators'): Promise<void> {
    const key: TextKey = `admin.tab.${area}`;
    await this.page.getByRole('tab', { name: this.words(key) }).click();
    await expect(this.page).toHaveURL(new RegExp(`/admin/${area}`));
  }

  /** The row of one text in the editor, found by its key. */
  async textRow(key: TextKey) {
    await this.page.getByRole('searchbox', { name: this.words('translations.search') }).fill(key);
    return this.page.getByRole('group', { name: key, exact: true });
  }

  async #fillIn({ username, password }: Credentials): Promise<void> {
    await this.page.getByLabel(this.words('auth.username')).fill(username);
    await this.page.getByLabel(this.words('auth.password'), { exact: true }).fill(password);
  }
}
