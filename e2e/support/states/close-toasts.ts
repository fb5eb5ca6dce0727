import { expect, type Page } from '@playwright/test';

/** Closes the toasts, of which there is one at least: by themselves they leave after a time that may end in a picture. */
export async function closeToasts(page: Page): Promise<void> {
  const buttons = page.getByRole('status').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  while ((await buttons.count()) > 0) await buttons.last().click();
}
