import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@programme/i18n';
import { layoutFaults } from './layout-faults.js';

/** The language in which pages are checked in full. */
const fully: Language = 'en';

/** Widths in CSS px: a laptop, the same at a zoom of 200 %, a phone, and the narrowest that must fit (WCAG 1.4.10). */
const [wide, zoomed, phone, narrowest] = [1280, 640, 360, 320] as const;

/** Languages, each with the width to begin at. The longer texts matter where there is least room. */
export const soundIn = languages.map((language) => ({ language, width: language === fully ? wide : phone }));

/** Every fault of a page is told, not only the first. */
const softly = expect.configure({ soft: true });

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/**
 * Expects that axe finds nothing on a page and that all of it fits, from the width that it has down to the narrowest; in
 * the dark, too, as to its contrast. It has the same width afterwards. Colours are the same in every language: one is
 * enough for their contrast.
 *
 * @param state what the page shows, for the message
 */
export async function expectSound(page: Page, state: string, language: Language): Promise<void> {
  const width = page.viewportSize()?.width ?? wide;
  for (const one of width === phone ? [phone] : [width, phone]) {
    await setWidth(page, one);
    await painted(page);
    // The first is off in axe by default; Lighthouse asks for it (issue 15.22).
    const rules = {
      'label-content-name-mismatch': { enabled: true },
      'color-contrast': { enabled: language === fully },
    };
    softly(await violationsOf(page, { rules }), `${state} at ${one} px`).toEqual([]);
    await expectFit(page, `${state} at ${one} px`);
  }
  if (language === fully) await expectContrastInTheDark(page, state);
  for (const one of [zoomed, narrowest]) {
    await setWidth(page, one);
    await expectFit(page, `${state} at ${one} px`);
  }
  await setWidth(page, width);
}

/** The dark theme has other colours and nothing else. The page has its theme again afterwards. */
async function expectContrastInTheDark(page: Page, state: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await showScheme(page, 'dark');
  softly(await violationsOf(page, { runOnly: ['color-contrast'] }), `${state} in the dark`).toEqual([]);
  await showScheme(page, isDark ? 'dark' : 'light');
}

async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, scheme);
  await painted(page);
}

/** Waits until the page is painted as it stays: axe would else read colours on their way. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // Those of a spinner never end.
    const changes = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** What axe finds, each with the elements that it is about. */
async function violationsOf(page: Page, options: AxeOptions): Promise<readonly string[]> {
  // No page has frames, so one run in the page itself does, three times as quick; passed checks are not described.
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Expects that a page does not scroll sideways and that nothing is cut off or covered. */
export const expectFit = (page: Page, state: string): Promise<void> =>
  // A layout may follow its width a frame later.
  softly.poll(() => layoutFaults(page), { message: state, timeout: 2000 }).toEqual([]);
