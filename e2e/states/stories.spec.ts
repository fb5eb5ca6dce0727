import { expect, test, type Page } from '@playwright/test';
import { settle, themes } from '../support/settled-page.js';
import { workshop } from '../support/states/fixed-product.js';

type Index = { readonly entries: Readonly<Record<string, { readonly type: string }>> };

/** Each group is shown in one page: that loads all libraries, once. */
const groups = 4;

for (let group = 0; group < groups; group++) {
  test(`stories look as stored, group ${group + 1} of ${groups}`, async ({ page, request }) => {
    const { entries } = (await (await request.get(workshop.indexUrl)).json()) as Index;
    const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
    const size = Math.ceil(stories.length / groups);
    await page.setViewportSize({ width: 480, height: 320 });
    const shown = stories.slice(group * size, (group + 1) * size);
    const [opened] = stories.filter((id) => id !== shown[0]);
    await page.goto(`${workshop.url}/iframe.html?id=${opened}&viewMode=story`);
    // A chart measures its words once, and remembers their width: the font is there before the first.
    await page.evaluate(() => document.fonts.load('16px "Figtree Variable"', 'a ż'));
    for (const id of shown) {
      await showStory(page, id);
      for (const theme of themes) {
        await settle(page, theme);
        await expect.soft(page).toHaveScreenshot(['stories', `${id}-${theme}.png`], { fullPage: true });
      }
    }
  });
}

type Channel = { emit: (event: string, data: object) => void; once: (event: string, done: () => void) => void };

/** Has the open workshop show another story, and waits for it and for what it does by itself. */
async function showStory(page: Page, storyId: string): Promise<void> {
  await page.waitForFunction(`window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'`);
  await page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
    await new Promise<void>((done) => {
      channel.once('storyRendered', done);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  }, storyId);
}
