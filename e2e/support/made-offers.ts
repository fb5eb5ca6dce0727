import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiPaths, type Creator, type NewOffer, type OfferCreated } from '@programme/contracts';

type Credentials = { readonly username: string; readonly password: string };

/** As the page's own calls, which say where they come from. */
const headers = { 'Sec-Fetch-Site': 'same-origin' };

export const post = (request: APIRequestContext, path: string, data: object, more: Record<string, string> = {}) =>
  request.post(path, { data, headers: { ...headers, ...more } });

/** An admin who works by the API alone. */
export class OfferMaker {
  private constructor(
    readonly request: APIRequestContext,
    /** The creator of the offers. */
    readonly creator: string,
  ) {}

  static async logIn(request: APIRequestContext, credentials: Credentials): Promise<OfferMaker> {
    expect((await post(request, apiPaths.login, credentials)).status()).toBe(200);
    const creators = (await (await request.get(apiPaths.creators)).json()) as Creator[];
    return new OfferMaker(request, creators.at(-1)?.name ?? '');
  }

  /** In PLN and valid until 2030 unless said otherwise. The code is empty while the offer waits for approval. */
  async make(offer: Partial<NewOffer> & Pick<NewOffer, 'quotes'>): Promise<{ id: string; path: string; code: string }> {
    const data = { clientName: 'Acme', creator: this.creator, currency: 'PLN', validUntil: '2030-01-31', ...offer };
    const answer = await post(this.request, apiPaths.offers, data);
    expect(answer.status()).toBe(201);
    const { offer: made, generatedPassword } = (await answer.json()) as OfferCreated;
    return { id: made.id, path: `/offer/${made.id}`, code: generatedPassword ?? '' };
  }
}

/** Types the code of an offer whose gate is open on the page. */
export async function giveCode(page: Page, code: string): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('input').fill(code);
  await form.locator('button[type=submit]').click();
}

/** Goes to the chart of an opened offer, which is loaded when somebody is about to see it, and back to the top. */
export async function lookAtChart(page: Page): Promise<void> {
  await page.getByRole('article').evaluate((offer) => offer.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
