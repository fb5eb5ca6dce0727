import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@programme/i18n';
import { settle, type Theme } from '../settled-page.js';
import { expectAccessible, expectFit, expectFitAt, widths } from '../sound-page.js';
import { textsIn } from '../texts.js';
import { expectPicture } from './expect-picture.js';
import type { ScreenState } from './screen-state.js';

/** The language in which a state is reached, and looked at in full. */
const fully: Language = 'en';

/** What is seen without scrolling, in CSS px. */
const screenHeight = 640;

/**
 * Visits a state once, and expects all that holds for each: axe finds nothing, everything fits from a laptop to the
 * narrowest width, nothing in the console complains, and it looks as stored. Then the open page is switched to the other
 * languages, whose texts must fit and name the controls too. Colours are the same in every language.
 *
 * @param complaints what the page complains of, from its first request on
 * @param withPictures whether this machine can draw the stored pictures
 */
export async function visitState(
  page: Page,
  state: ScreenState,
  complaints: readonly string[],
  withPictures: boolean,
): Promise<void> {
  const { name, side, heights, phoneOnly, forcedColors } = state;
  const isPictured = withPictures && !state.withoutPictures;

  /** Shows the state at a width and in a theme, and compares its picture. */
  const show = async (width: 1280 | 360, theme: Theme) => {
    await page.setViewportSize({ width, height: heights?.[width] ?? screenHeight });
    await settle(page, theme);
    if (isPictured) await expectPicture(page, state, fully, { name, width, theme });
  };

  await page.setViewportSize({ width: widths.laptop, height: screenHeight });
  await state.reach(page, textsIn(fully), fully);

  if (!phoneOnly) {
    // The side state of a screen shares its colours with the main one, which is compared in the dark on a laptop too.
    if (!side) await show(widths.laptop, 'dark');
    await show(widths.laptop, 'light');
    await expectAccessible(page, 'all', `${name} on a laptop`);
    await expectFit(page, `${name} on a laptop`);
    if (forcedColors !== undefined && isPictured) await expectForcedPicture(page, state, forcedColors);
  }
  await show(widths.phone, 'dark');
  await expectAccessible(page, 'colours', `${name} on a phone in the dark`);
  await show(widths.phone, 'light');
  await expectAccessible(page, phoneOnly ? 'all' : 'all but colours', `${name} on a phone`);
  await expectFit(page, `${name} on a phone`);
  const others = [widths.zoomed, widths.narrowest];
  await expectFitAt(page, others, name);

  for (const language of languages.filter((one) => one !== fully)) {
    await showLanguage(page, language);
    // Texts break alike in every theme, and there is least room on a phone.
    await page.setViewportSize({ width: widths.phone, height: screenHeight });
    await settle(page, 'light');
    if (isPictured && state.longTexts)
      await expectPicture(page, state, language, { name: `${name}-${language}`, width: widths.phone, theme: 'light' });
    await expectAccessible(page, 'names', `${name} in ${language}`);
    await expectFit(page, `${name} on a phone in ${language}`);
    await expectFitAt(page, phoneOnly ? others : [widths.laptop, ...others], `${name} in ${language}`);
  }
  if (!state.fails) expect(complaints).toEqual([]);
}

/** Compares the picture of a state in the colours of a reader who forces them. They are dark, whatever theme is chosen. */
async function expectForcedPicture(page: Page, state: ScreenState, height: number): Promise<void> {
  await page.setViewportSize({ width: widths.laptop, height });
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page, 'dark');
  await expectPicture(page, state, fully, { name: state.name, width: widths.laptop, theme: 'forced' });
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Shows an open page in another language, as its address asks for it. What the page holds stays. */
async function showLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((value) => {
    const address = new URL(location.href);
    address.searchParams.set('lang', value);
    history.replaceState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, language);
  await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
}
