import { test } from '@playwright/test';
import { fixedProduct } from '../support/screenshots/fixed-product.js';
import { staffStates } from '../support/screenshots/staff-states.js';
import { expectSound, soundIn } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

test.use({ storageState: fixedProduct.adminFile });

// Here, beside the pictures, because the seeded data fills the screens.
for (const { language, width } of soundIn) {
  test(`every state of the staff's screens is sound in ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.clock.setFixedTime(fixedProduct.now);
    const words = textsIn(language);
    for (const { name, reach } of staffStates) {
      await page.setViewportSize({ width, height: 900 });
      await reach(page, words, language);
      await expectSound(page, name, language);
      // Another state has answers of its own.
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
