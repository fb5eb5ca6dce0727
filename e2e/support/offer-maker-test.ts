import { test as base } from './journey-test.js';
import { OfferMaker } from './made-offers.js';
import { product } from './product.js';

/** Playwright's test with an admin who works by the API alone. The page has other cookies, and so is a client's. */
export const test = base.extend<{ maker: OfferMaker }>({
  maker: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    await use(await OfferMaker.logIn(request, product.admin));
    await request.dispose();
  },
});
