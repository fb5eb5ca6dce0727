import { expect, type Page } from '@playwright/test';

/**
 * Waits until scripts have taken the page over, which is when the frame knows who is logged in. Before, a link is the
 * browser's own to follow, by loading another page; buttons and fields need no waiting.
 */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('progressbar')).toBeHidden({ timeout: 15_000 });
