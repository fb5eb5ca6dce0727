import { screen, within } from '@testing-library/react';
import type { OfferDetails } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { problem } from '@programme/testing';
import { acceptance, decline, openPage, standing } from './offer-page.fixture';

const openStanding = (body: OfferDetails, language: Language = 'en') =>
  openPage({ 'GET /api/offers/offer-1/details': { body } }, { route: '/offers/offer-1', language });

const panel = (name = 'Answer of the client') => screen.findByRole('region', { name });

/** The value of a fact, by the fact's name. */
const fact = (region: HTMLElement, name: string) => within(region).getByText(name, { selector: 'dt' }).nextSibling;

test.each([
  ['open', 'The client can answer until the end of Feb 19, 2099.', ['Record an answer', 'Withdraw']],
  ['expired', /can no longer answer: the last day was Feb 19, 2099/, ['Extend', 'Record an answer', 'Withdraw']],
  ['declined', 'If you change the offer, the client can answer again.', ['Reverse decline', 'Withdraw']],
  ['accepted', /can no longer be changed or deleted/, ['Reverse acceptance']],
  ['withdrawn', /sees that the offer was withdrawn, but no quotes and no prices/, ['Reverse withdrawal']],
] as const)('An offer that is %s says what that means, and what can be done', async (status, meaning, actions) => {
  const details = standing(status);
  // Whatever today is, it is too far ahead to be extended from while it is open.
  openStanding({ ...details, offer: { ...details.offer, validUntil: '2099-02-19' } });
  const region = await panel();
  expect(within(region).getByText(meaning)).toBeVisible();
  expect(
    within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(actions);
});

test('What the reader cannot do with an offer is not offered', async () => {
  const { person } = openStanding({ ...standing('expired'), abilities: [] });
  expect(within(await panel()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: /^More actions/ }));
  expect(screen.queryByRole('menuitem', { name: 'New password' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});

test('An acceptance says what was chosen, for how much, by whom and when', async () => {
  openStanding(standing('accepted', [acceptance]));
  const region = await panel();
  expect(fact(region, 'Chosen option')).toHaveTextContent('Quote 2 · Comfort · 5 months');
  expect(fact(region, 'Total')).toHaveTextContent('36,001 zł');
  expect(fact(region, 'Total without discount')).toHaveTextContent('40,000 zł');
  expect(fact(region, 'Name')).toHaveTextContent('Ewa Zając');
  expect(fact(region, 'Role')).toHaveTextContent('Head of HR');
  expect(within(region).getByRole('link', { name: 'ewa+offers@example.com' })).toHaveAttribute(
    'href',
    'mailto:ewa%2Boffers@example.com',
  );
  expect(fact(region, 'Accepted on')).toHaveTextContent(/Nov 24, 2026, \d/);
  expect(fact(region, 'Revision')).toHaveTextContent('2');
  expect(await screen.findByText('Accepted')).toBeVisible();
});

test('An acceptance at the list price says that price once', async () => {
  const option = acceptance.option && { ...acceptance.option, listTotal: acceptance.option.total };
  openStanding(standing('accepted', [{ ...acceptance, option }]));
  expect(within(await panel()).queryByText('Total without discount')).not.toBeInTheDocument();
});

test('The digest can be copied and verified', async () => {
  const { person, toast } = openStanding(standing('accepted', [acceptance]));
  const region = await panel();
  expect(within(region).getByText(acceptance.digest)).toBeVisible();
  expect(within(region).getByRole('link', { name: 'Verify' })).toHaveAttribute('href', `/verify/${acceptance.digest}`);
  await person.click(within(region).getByRole('button', { name: 'Copy the digest' }));
  expect(await navigator.clipboard.readText()).toBe(acceptance.digest);
  expect(toast).toHaveBeenLastCalledWith({ title: 'Digest copied' });
});

test('The evidence stands behind its name: consent, earlier opens, address and browser', async () => {
  const { person } = openStanding(standing('accepted', [acceptance]));
  const region = await panel();
  expect(within(region).getByText(/and I may\./)).not.toBeVisible();
  await person.click(within(region).getByText('Evidence'));
  expect(within(region).getByText(/and I may\./)).toBeVisible();
  expect(fact(region, 'Opened before')).toHaveTextContent(
    /^The latest 2 of 3 opensNov 22, 2026, 1:00\sPMNov 23, 2026, 1:00\sPM$/,
  );
  expect(fact(region, 'IP address')).toHaveTextContent('203.0.113.7');
  expect(fact(region, 'Browser')).toHaveTextContent('Firefox/150');
});

test('An answer whose record was altered in the database says so', async () => {
  openStanding(standing('accepted', [{ ...acceptance, altered: true }]));
  expect(within(await panel()).getByRole('alert')).toHaveTextContent('This answer was altered in the database');
});

test('Evidence that retention has deleted is said to be so', async () => {
  openStanding(standing('declined', [{ ...decline, ipAddress: null, userAgent: null }]));
  const region = await panel();
  expect(fact(region, 'IP address')).toHaveTextContent('No longer stored');
  expect(fact(region, 'Opened before')).toHaveTextContent('Never');
  expect(within(region).queryByText('Browser')).not.toBeInTheDocument();
});

test('A decline says why, in the client’s words', async () => {
  openStanding(standing('declined', [decline]));
  const region = await panel();
  expect(fact(region, 'Reason')).toHaveTextContent('Another provider');
  expect(fact(region, 'Message from the client')?.textContent).toBe('Next year,\nperhaps <b>then</b>');
  expect(within(region).queryByText('Chosen option')).not.toBeInTheDocument();
});

test('Answers that no longer count stand below, with what ended them', async () => {
  const reversal = { at: '2026-11-24T12:00:00.000Z', username: 'bob', reason: 'Wrong\noption' };
  openStanding(standing('open', [{ ...acceptance, reversal }, decline]));
  const earlier = await screen.findByRole('region', { name: 'Earlier answers' });
  const entries = within(earlier).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ReversedWrong\noptionNov 24, 2026, 1:00\sPM, by bob$/),
    expect.stringMatching(/^Accepted · Revision 2Ewa ZającQuote 2 · Comfort · 5 monthsNov 24, 2026, 9:30\sAM$/),
    expect.stringMatching(
      /^Declined · Revision 2Another providerNext year,\nperhaps <b>then<\/b>No longer counts, because the offer was changed\./,
    ),
  ]);
  expect(screen.queryByText(acceptance.digest)).not.toBeInTheDocument();
});

test('After the acceptance the offer can be neither edited nor deleted, and the page says why; the rest stays', async () => {
  const { person } = openStanding(standing('accepted', [acceptance]));
  const editing = await screen.findByRole('button', { name: 'Edit' });
  expect(editing).toBeDisabled();
  expect(editing).toHaveAccessibleDescription('Accepted: can no longer be changed or deleted.');
  expect(screen.getByText('Accepted: can no longer be changed or deleted.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'More actions for the offer for Acme' }));
  for (const name of ['Duplicate', 'New password'])
    expect(screen.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled');
  const deletion = screen.getByRole('menuitem', { name: 'Delete' });
  expect(deletion).toHaveAttribute('aria-disabled', 'true');
  expect(deletion).toHaveAccessibleDescription('Accepted: can no longer be changed or deleted.');
});

test.each([
  ['accepted', 'until the last day', false],
  ['open', '90 days left', true],
] as const)('Days that are left are told of an offer that is %s: %s', async (status, _words, told) => {
  openStanding(standing(status));
  const facts = await screen.findByRole('region', { name: 'About this offer' });
  expect(within(facts).queryByText(/days? left|Expired|Last day/) !== null).toBe(told);
});

test.each([
  ['pl', 'Odpowiedź klienta', 'Wybrana opcja', 'Wycena 2 · Comfort · 5 miesięcy', 'Cofnij przyjęcie'],
  ['es', 'Respuesta del cliente', 'Opción elegida', 'Presupuesto 2 · Comfort · 5 meses', 'Revertir la aceptación'],
] as const)('The answer is told in %s', async (language, title, name, option, action) => {
  openStanding(standing('accepted', [acceptance]), language);
  const region = await panel(title);
  expect(fact(region, name)).toHaveTextContent(option);
  expect(within(region).getByRole('button', { name: action })).toBeVisible();
});

test('Without the revisions the option is named by the present quotes', async () => {
  openPage({
    'GET /api/offers/offer-1/details': { body: standing('accepted', [acceptance]) },
    'GET /api/offers/offer-1/revisions': problem(503, 'unavailable', 'Away.'),
  });
  expect(fact(await panel(), 'Chosen option')).toHaveTextContent('Quote 2 · Comfort · 5 months');
  expect(await screen.findByText('The revisions could not be loaded')).toBeVisible();
});
