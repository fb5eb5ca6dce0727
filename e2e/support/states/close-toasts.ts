import { expect, type Page } from '@playwright/test';
import type { Words } from '../texts.js';

/**
 * Closes the toasts, of which there is one at least: by themselves they leave after a time that may end in a picture. A bar
 * that appears at the foot of the window moves them, and a press that began on a button ends beside it: closed is what is gone.
 */
export async function closeToasts(page: Page, words: Words): Promise<void> {
  const buttons = page.getByRole('button', { name: words('shell.close'), exact: true });
  await expect(buttons.first()).toBeVisible();
  while ((await buttons.count()) > 0) await buttons.last().click();
}
