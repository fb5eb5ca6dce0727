import { test } from '@playwright/test';
import { apiPath, apiPaths } from '@programme/contracts';
import { languages } from '@programme/i18n';
import { answerStates } from '../support/screenshots/answer-states.js';
import { clientStates } from '../support/screenshots/client-states.js';
import { expectPhonePicture, expectPictures } from '../support/screenshots/expect-pictures.js';
import { fixedProduct } from '../support/screenshots/fixed-product.js';
import type { ScreenState } from '../support/screenshots/screen-state.js';
import { staffStates } from '../support/screenshots/staff-states.js';
import { visitorStates } from '../support/screenshots/visitor-states.js';
import { textsIn } from '../support/texts.js';

// The data stays as it is seeded: the screens of staff would show what the others report.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(fixedProduct.now);
  await page.route(`**${apiPaths.logs}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.fallback(),
  );
  await page.route(`**${apiPath(apiPaths.offerVisits, { id: '*' })}`, (route) => route.fulfill({ status: 503 }));
});

function compare(state: ScreenState): void {
  const { name, longTexts, reach, from } = state;
  test(`${name} looks as stored`, async ({ page }) => {
    const words = textsIn('en');
    await reach(page, words, 'en');
    await expectPictures(page, state, from?.(page, words));
  });
  for (const language of longTexts ? languages.filter((one) => one !== 'en') : []) {
    test(`${name} looks as stored in ${language}`, async ({ page }) => {
      const words = textsIn(language);
      await page.setViewportSize({ width: 360, height: 720 });
      await reach(page, words, language);
      await expectPhonePicture(page, `${name}-${language}`, from?.(page, words));
    });
  }
}

for (const state of [...visitorStates, ...clientStates, ...answerStates]) compare(state);

test.describe('an admin', () => {
  test.use({ storageState: fixedProduct.adminFile });
  for (const state of staffStates) compare(state);
});
