import { expect, type Page } from '@playwright/test';
import {
  apiPath,
  apiPaths,
  decisionPaths,
  type DecisionVerification,
  type OfferDecision,
  type PublicOffer,
} from '@programme/contracts';
import type { TextKey } from '@programme/i18n';
import { giveCode } from '../made-offers.js';
import type { Words } from '../texts.js';
import { closeToasts } from './close-toasts.js';
import { fixedProduct } from './fixed-product.js';
import type { ScreenState } from './screen-state.js';
import { readSeed, type OfferName } from './seed.js';

const digest = '5c1e7a90'.repeat(8);

const decision = ({ quotes, offer }: PublicOffer): OfferDecision => {
  const [quote] = quotes;
  const price = quote?.calculatedPrices.enterprise;
  return {
    kind: 'accepted',
    revision: 1,
    decidedAt: fixedProduct.now,
    digest,
    name: 'Ewa Zając',
    option: {
      quoteId: quote?.id ?? 0,
      package: 'enterprise',
      months: quote?.monthsCount ?? 1,
      currency: offer.currency,
      listTotal: price?.finalTotal ?? 0,
      total: price?.discountedTotal ?? 0,
    },
    recorded: null,
  };
};

const thread: PublicOffer['thread'] = [
  {
    id: 1,
    author: 'client',
    name: 'Grażyna Brzęczyszczykiewicz',
    text: 'Can we begin in May?\nAnd can part of our team join later at the same price?',
    at: '2030-03-13T10:05:00.000Z',
  },
  {
    id: 2,
    author: 'staff',
    name: null,
    text: 'Yes to both: the contract begins on the day that suits you.',
    at: '2030-03-14T08:40:00.000Z',
  },
  { id: 3, author: 'client', name: null, text: 'Thank you!', at: '2030-03-14T12:15:00.000Z' },
];

/** The page that verifies a digest, with what is known of it. */
const verified =
  (title: TextKey, json: DecisionVerification): ScreenState['reach'] =>
  async (page, words, language) => {
    await page.route(`**${apiPath(decisionPaths.verify, { digest })}`, (route) => route.fulfill({ json }));
    await page.goto(`/verify/${digest}?lang=${language}`);
    await expect(page.getByRole('status').filter({ hasText: words(title) })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };

/** Opens an offer of which the API's answer is changed: the data stays as it is seeded. */
const opened =
  (name: OfferName, change: (offer: PublicOffer) => Partial<PublicOffer> = () => ({})): ScreenState['reach'] =>
  async (page, words, language) => {
    const { id, path, code } = readSeed()[name];
    await page.route(`**${apiPath(apiPaths.offerPublic, { id })}`, async (route) => {
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      const offer = (await response.json()) as PublicOffer;
      await route.fulfill({ response, json: { ...offer, ...change(offer) } });
    });
    await page.goto(`${path}?lang=${language}`);
    await giveCode(page, code);
    await expect(page.getByRole('article')).toBeVisible();
    await closeToasts(page, words);
    await page.waitForLoadState('networkidle');
  };

type Step = (page: Page, words: Words) => Promise<unknown>;

const dialog =
  (name: OfferName, button: 'offer.accept' | 'offer.decline', ...steps: readonly Step[]): ScreenState['reach'] =>
  async (page, words, language) => {
    await opened(name)(page, words, language);
    await page.getByRole('button', { name: words(button), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const step of steps) await step(page, words);
    await page.waitForLoadState('networkidle');
  };

const next: Step = (page, words) => page.getByRole('button', { name: words('offer.accept.next') }).click();

const person: Step = async (page, words) => {
  await page.getByLabel(words('offer.accept.name')).fill('Ewa Zając');
  await page.getByLabel(words('offer.accept.role')).fill('Chief People Officer');
  await page.getByLabel(words('offer.accept.email')).fill('ewa.zajac@example.com');
  await page.getByRole('checkbox').check();
};

const faults: Step = async (page, words) => {
  await next(page, words);
  await expect(page.getByRole('alert').first()).toBeVisible();
};

const summary: Step = (page, words) =>
  expect(page.getByRole('heading', { name: words('offer.accept.summary') })).toBeVisible();

/** How a client answers an offer, what became of it, and the page that verifies a digest. */
export const answerStates: readonly ScreenState[] = [
  { name: 'accept-option', side: true, dialogAlone: true, reach: dialog('both', 'offer.accept') },
  { name: 'accept-person', side: true, dialogAlone: true, reach: dialog('enterprise', 'offer.accept', faults) },
  {
    name: 'accept-summary',
    side: true,
    dialogAlone: true,
    reach: dialog('enterprise', 'offer.accept', person, next, summary),
  },
  {
    name: 'accept-terms',
    withoutPictures: true,
    reach: dialog('comfort', 'offer.accept', person, next, summary, async (page, words) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('offer.terms'), exact: true })
        .click();
      await expect(page.getByRole('dialog').getByText('1. Payment within 14 days.')).toBeVisible();
    }),
  },
  { name: 'decline', side: true, dialogAlone: true, reach: dialog('enterprise', 'offer.decline') },
  {
    name: 'decline-faults',
    side: true,
    dialogAlone: true,
    reach: dialog('enterprise', 'offer.decline', async (page, words) => {
      await page.getByRole('button', { name: words('offer.decline.confirm') }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    }),
  },
  {
    name: 'offer-accepted',
    side: true,
    longTexts: true,
    heights: { 360: 1000 },
    reach: opened('enterprise', (offer) => ({ status: 'accepted', decision: decision(offer) })),
  },
  {
    name: 'offer-altered',
    side: true,
    longTexts: true,
    heights: { 360: 1000 },
    reach: opened('enterprise', (offer) => ({ status: 'accepted', decision: { ...decision(offer), altered: true } })),
  },
  {
    name: 'offer-declined',
    side: true,
    reach: opened('enterprise', (offer) => ({
      status: 'declined',
      decision: { ...decision(offer), kind: 'declined', name: null, option: null },
    })),
  },
  {
    name: 'offer-thread',
    side: true,
    longTexts: true,
    heights: { 360: 1000, 1280: 800 },
    from: (page, words) => page.getByRole('region', { name: words('offer.thread.title') }),
    reach: async (page, words, language) => {
      await opened('enterprise', () => ({ thread }))(page, words, language);
      await expect(page.getByRole('textbox', { name: words('offer.thread.text') })).toBeVisible();
    },
  },
  {
    name: 'offer-extension-asked',
    side: true,
    longTexts: true,
    reach: opened('expired', () => ({ extensionRequestedAt: '2030-03-14T15:30:00.000Z' })),
  },
  {
    name: 'offer-being-revised',
    side: true,
    reach: opened('enterprise', () => ({ status: 'awaiting-approval', quotes: [] })),
  },
  { name: 'offer-withdrawn', side: true, reach: opened('enterprise', () => ({ status: 'withdrawn', quotes: [] })) },
  {
    name: 'verify',
    side: true,
    reach: verified('offer.verify.known', { known: true, decidedAt: fixedProduct.now, revision: 2, reversed: false }),
  },
  { name: 'verify-altered', side: true, reach: verified('offer.verify.altered', { known: false, altered: true }) },
];
