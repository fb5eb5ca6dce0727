import { test } from '@playwright/test';
import { fixedProduct } from '../support/screenshots/fixed-product.js';
import { staffStates } from '../support/screenshots/staff-states.js';
import { expectSound, soundIn } from '../support/sound-page.js';
import { textsIn } from '../support/texts.js';

test.use({ storageState: fixedProduct.adminFile });

// Here, beside the pictures, because the seeded data fills the screens.
for (const { language, width } of soundIn) {
  for (const { name, reach } of staffStates) {
    test(`${name} is sound in ${language}`, async ({ page }) => {
      await page.clock.setFixedTime(fixedProduct.now);
      await page.setViewportSize({ width, height: 900 });
      await reach(page, textsIn(language), language);
      await expectSound(page, name, language);
    });
  }
}
