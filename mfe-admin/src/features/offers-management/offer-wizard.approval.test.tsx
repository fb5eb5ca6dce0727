import { screen, waitFor } from '@testing-library/react';
import type { OfferDetails } from '@programme/contracts';
import { details } from './offers.fixture';
import { addQuote, button, created, edit, open, quote, toQuotes } from './offer-wizard.fixture';

const settings = (largestDiscount: number | null) => ({
  'GET /api/offer-settings': { body: { largestDiscount, version: 1 } },
});

const waived = { 'Active Users': '120', 'Contract Duration (months)': '6', 'Startup Fee Override': '0' };

test('The wizard says before it saves that a discount needs approval, and has nothing to send afterwards', async () => {
  const answer = {
    offer: { ...created.offer, status: 'awaiting-approval', accessCode: null },
    generatedPassword: null,
  };
  const view = open({ ...settings(20), 'POST /api/offers': { status: 201, body: answer } });
  await toQuotes(view);
  await addQuote(view, waived);
  // 34 750 without the fee of 10 000 is raised to the minimum of 25 000.
  expect(await screen.findByText('This discount needs approval')).toBeVisible();
  expect(screen.getByText(/up to 28\.06% below the list, and up to 20% needs no approval/)).toBeVisible();
  await view.person.click(button('Create Offer'));
  expect(await screen.findByRole('heading', { name: 'The offer waits for approval' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the offer' })).toHaveAttribute('href', '/offers/offer-9');
  for (const words of ['Offer URL', 'Access Password']) expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test.each([
  ['there is no limit', null],
  ['the discount is the limit', 28.06],
])('It says nothing where %s', async (_name, limit) => {
  const view = open(settings(limit));
  await toQuotes(view);
  await addQuote(view, waived);
  await waitFor(() => expect(view.sent('GET', '/api/offer-settings')).not.toHaveLength(0));
  await quote(1);
  expect(screen.queryByText('This discount needs approval')).not.toBeInTheDocument();
});

test('It says nothing of what an admin has approved', async () => {
  const [first] = details.quotes;
  if (!first) throw new Error('The fixture has no quote');
  const options = [5, 6, 7].map((months) => ({ package: 'enterprise', people: 120, months, discount: 30 }) as const);
  const approved: OfferDetails = {
    ...details,
    quotes: [{ ...first, startupFeeOverride: 0 }],
    approvedDiscounts: options.map((option) => ({ ...option, currency: 'PLN' })),
  };
  const view = open({ ...settings(20), 'GET /api/offers/offer-1/details': { body: approved } });
  await edit(view);
  await view.person.click(button('Continue to Add Quotes'));
  await quote(1);
  await waitFor(() => expect(view.sent('GET', '/api/offer-settings')).not.toHaveLength(0));
  expect(screen.queryByText('This discount needs approval')).not.toBeInTheDocument();
});
