import { test, type Page } from '@playwright/test';
import { apiPath, apiPaths } from '@programme/contracts';
import { languages, type Language } from '@programme/i18n';
import { answerStates } from '../support/screenshots/answer-states.js';
import { clientStates } from '../support/screenshots/client-states.js';
import { expectPhonePicture, expectPictures } from '../support/screenshots/expect-pictures.js';
import { fixedProduct } from '../support/screenshots/fixed-product.js';
import type { ScreenState } from '../support/screenshots/screen-state.js';
import { staffStates } from '../support/screenshots/staff-states.js';
import { visitorStates } from '../support/screenshots/visitor-states.js';
import { expectSound, soundIn } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

/** The language of all pictures; the others have one of the longest texts each. */
const pictured: Language = 'en';

// The data stays as it is seeded: the screens of staff would show what the others report.
test.beforeEach(async ({ context, page }) => {
  await page.clock.setFixedTime(fixedProduct.now);
  await context.route(`**${apiPaths.logs}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.fallback(),
  );
  await context.route(`**${apiPath(apiPaths.offerVisits, { id: '*' })}`, (route) => route.fulfill({ status: 503 }));
});

// A page that polls may ask once more while its context closes, which disposes the answers that its routes change.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const state of [...visitorStates, ...clientStates, ...answerStates]) {
  const { name, longTexts } = state;
  for (const language of longTexts ? languages : ([pictured] as const)) {
    test(`${name} looks as stored in ${language}`, async ({ page }) => {
      await reach(page, state, language);
      await expectPicturesIn(page, state, language);
    });
  }
}

// Here, because the seeded data fills the screens of staff.
test.describe('an admin', () => {
  test.use({ storageState: fixedProduct.adminFile });
  for (const { language, width } of soundIn) {
    for (const state of staffStates) {
      const hasPictures = language === pictured || state.longTexts;
      test(`${state.name} is sound${hasPictures ? ' and looks as stored' : ''} in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await reach(page, state, language);
        await expectSound(page, state.name, language);
        if (hasPictures) await expectPicturesIn(page, state, language);
      });
    }
  }
});

const reach = (page: Page, state: ScreenState, language: Language) => state.reach(page, textsIn(language), language);

async function expectPicturesIn(page: Page, state: ScreenState, language: Language): Promise<void> {
  const words = textsIn(language);
  const begin = state.from?.(page, words);
  await state
    .unpictured?.(page, words)
    .evaluateAll((elements: HTMLElement[]) =>
      elements.forEach(({ style }) => style.setProperty('visibility', 'hidden')),
    );
  if (language === pictured) await expectPictures(page, state, begin);
  else await expectPhonePicture(page, `${state.name}-${language}`, begin);
}
