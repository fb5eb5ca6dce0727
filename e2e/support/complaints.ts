import type { Page } from '@playwright/test';

/** An address that no route knows. */
export const nowhere = '/nowhere';

/**
 * What a page complains of, from now on and on every page that the tab comes to: errors in the console, of scripts, and
 * breaches of the Content-Security-Policy.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Nobody is logged in, or a code is wrong: the API says so with a 401 that the browser reports. An unknown page is a 404.
    const expected = message.text().includes('401 (Unauthorized)') || message.location().url.includes(`${nowhere}?`);
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { complain } = window as unknown as { complain: (what: string) => void };
      complain(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`);
    });
  });
  return complaints;
}
