import { expect, test } from '@playwright/test';
import { setTheme, themes } from '../support/screenshots/expect-pictures.js';
import { workshop } from '../support/screenshots/fixed-product.js';

type Index = { readonly entries: Readonly<Record<string, { readonly type: string }>> };

/** Stories that one test shows, so that each pays for a page only once. */
const groupSize = 10;

/** A story in its place, or one that is an overlay only. */
const shown = ':is(#storybook-root > *, .MuiModal-root)';

for (let group = 0; group < 6; group++) {
  test(`stories look as stored, group ${group + 1}`, async ({ page, request }) => {
    const { entries } = (await (await request.get(workshop.indexUrl)).json()) as Index;
    const all = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
    expect(all.length).toBeLessThanOrEqual(6 * groupSize);
    await page.setViewportSize({ width: 480, height: 320 });
    for (const id of all.slice(group * groupSize, (group + 1) * groupSize)) {
      await page.goto(`${workshop.url}/iframe.html?id=${id}&viewMode=story`);
      await expect(page.locator(shown).first()).toBeAttached();
      for (const theme of themes) {
        await setTheme(page, theme);
        await expect.soft(page).toHaveScreenshot(['stories', `${id}-${theme}.png`], { fullPage: true });
      }
    }
  });
}
