import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { apiPath, apiPaths, type NewQuote, type OfferDetails } from '@programme/contracts';
import { expectedOffer, expectedTotals, quotesOfOffer, wizardTotals } from '@programme/contracts/expected-offers';
import { currencies } from '@programme/pricing';
import fc from 'fast-check';
import { amountsIn, textOfPdf } from '@programme/testing/printed';
import { test } from '../support/journey-test.js';
import { OfferMaker } from '../support/made-offers.js';
import { readOffer, readWizard } from '../support/offer-page.js';
import { product } from '../support/product.js';
import { randomCases } from '../support/random-runs.js';
import { textsIn } from '../support/texts.js';

const words = textsIn('en');

/** Within the running page, as its own links do. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function downloadedPdf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words('offer.pdf') }).click(),
  ]);
  const text = await textOfPdf(await readFile(await download.path()));
  await download.delete();
  return text;
}

/** Opens the client's page of an offer, and has it made into a PDF. */
async function readPageAndPdf(page: Page, path: string, client: string) {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1, name: words('offer.heading', { client }) })).toBeVisible();
  const offer = await readOffer(page);
  return { ...offer, pdf: await downloadedPdf(page) };
}

/** Finds an offer in the list by its client, which the address says, and opens it for a change. */
async function readInWizard(page: Page, client: string) {
  // The steps of another offer may be open.
  const toList = page.getByRole('tab', { name: words('offers.tab.list') });
  if (await toList.isVisible()) await toList.click();
  await goTo(page, `/offers?q=${encodeURIComponent(client)}`);
  await page.getByRole('button', { name: words('offers.edit.of', { client }) }).click();
  await page.getByRole('button', { name: words('wizard.continue') }).click();
  await expect(page.getByLabel(words('wizard.client'))).toHaveValue(client);
  return readWizard(page);
}

/** What the product has stored of a quote's totals, for each length. */
const storedTotals = ({ calculatedPrices }: OfferDetails['quotes'][number]) =>
  calculatedPrices.totals.map(({ enterprise, comfort }) => [enterprise, comfort]);

// Many more are tried without a browser, in `random-offers.test.ts` of `libs/offer-view`.
for (const currency of currencies) {
  test(`page, PDF, overview and wizard show the same totals for random offers in ${currency}`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const maker = await OfferMaker.logIn(page.request, product.admin);
    // In a window of its own: a page behind another is hardly ever drawn.
    const office = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      storageState: await context.storageState(),
    });
    const staff = await office.newPage();
    await Promise.all([page.goto('/?lang=en'), staff.goto('/offers?lang=en')]);

    const holds = async (quotes: readonly NewQuote[]) => {
      const client = `Random ${crypto.randomUUID()}`;
      const { id, path } = await maker.make({ clientName: client, currency, quotes: [...quotes] });
      const [{ shown, text, pdf }, wizard, details] = await Promise.all([
        readPageAndPdf(page, path, client),
        readInWizard(staff, client),
        page.request.get(apiPath(apiPaths.offerDetails, { id })),
      ]);
      const stored = ((await details.json()) as OfferDetails).quotes;
      expect(stored.map(storedTotals)).toEqual(quotes.map((quote) => expectedTotals(quote, currency)));
      const expected = expectedOffer(quotes, currency, words);
      expect(shown).toEqual(expected);
      expect(wizard).toEqual(quotes.map((quote) => wizardTotals(quote, currency)));
      expect(amountsIn(pdf).toSorted()).toEqual(amountsIn(text).toSorted());
      const inPdf = pdf.split('\n').filter((line) => line.trimStart().startsWith(`${words('offer.total')} `));
      expect(inPdf.map(amountsIn).filter((totals) => totals.length > 0)).toEqual(
        expected.cards.map((cards) => cards.flatMap(({ total }) => amountsIn(total))),
      );
    };
    // A failure names seed and path, with which `fc.assert` repeats the smallest offer that it found.
    await fc.assert(fc.asyncProperty(quotesOfOffer(currency), holds), randomCases(2));
    await office.close();
  });
}
