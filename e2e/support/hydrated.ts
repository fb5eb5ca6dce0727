import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, which is when the frame knows who is logged in. Before that, the browser follows a
 * link by loading another page; buttons and fields need no waiting.
 */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('progressbar')).toBeHidden({ timeout: 15_000 });
