import { screen, waitFor } from '@testing-library/react';
import type { OfferDetails } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { problem } from '@programme/testing';
import { acme, details } from './offers.fixture';
import { rowAbilities } from './list/row-abilities';
import { button, clientName, edit, fill, open, quote } from './offer-wizard.fixture';

const visit = { id: 7, viewedAt: acme.createdAt, ipAddress: null, sessionDuration: 95, activeSeconds: 61 };

const withStatus = (status: OfferDetails['offer']['status']): OfferDetails => ({
  ...details,
  offer: { ...details.offer, status, revision: 2 },
  abilities: [...rowAbilities({ ...details.offer, status }, () => true)],
});

async function openQuotes(status: OfferDetails['offer']['status'], visits: readonly object[]) {
  const view = open({
    'GET /api/offers/offer-1/details': { body: withStatus(status) },
    'GET /api/offers/offer-1/analytics': { body: visits },
  });
  await edit(view);
  await view.person.click(button('Continue to Add Quotes'));
  await quote(1);
  return view;
}

describe('Before a change is saved', () => {
  test.each([
    ['open', [visit], /seen revision 2 of this offer.*shown to the client as an update: revision 3\./],
    ['expired', [visit], /seen revision 2 of this offer/],
    ['declined', [visit], /declined this offer.*becomes revision 3, and the client can answer again/],
    ['withdrawn', [], /This offer is withdrawn.*only after you have reversed the withdrawal/],
  ] as const)('the wizard says what the client of an offer that is %s will see', async (status, visits, words) => {
    await openQuotes(status, visits);
    const remarks = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(remarks()).toContainEqual(expect.stringMatching(words)));
  });

  test('it says nothing of an offer that nobody has seen', async () => {
    const { sent } = await openQuotes('open', []);
    await waitFor(() => expect(sent('GET', '/api/offers/offer-1/analytics')).toHaveLength(1));
    expect(screen.queryByText(/revision/i)).not.toBeInTheDocument();
  });
});

describe('An offer that its client has accepted', () => {
  const refusal = problem(409, 'offer-accepted', 'Accepted.');
  const accepted = { ...refusal, body: { ...(refusal.body as object), state: { status: 'accepted' } } };

  test.each([
    ['en', 'Edit the offer for Acme', 'The client has accepted this offer', 'Open the offer'],
    ['pl', 'Edytuj ofertę: Acme', 'Klient przyjął tę ofertę', 'Otwórz ofertę'],
    ['es', 'Editar la oferta para Acme', 'El cliente ha aceptado esta oferta', 'Abrir la oferta'],
  ] as const)(
    'is not opened for editing from a list that is older (%s)',
    async (language: Language, name, words, link) => {
      const view = open({ 'GET /api/offers/offer-1/details': { body: withStatus('accepted') } }, { language });
      await view.person.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/offers/offer-1');
    },
  );

  test('is duplicated as any other', async () => {
    const view = open({ 'GET /api/offers/offer-1/details': { body: withStatus('accepted') } });
    await view.person.click(await screen.findByRole('button', { name: 'More actions for the offer for Acme' }));
    await view.person.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(clientName()).toHaveValue('Acme'));
    await view.person.click(button('Continue to Add Quotes'));
    expect(await quote(1)).toBeVisible();
    expect(screen.queryByText(/revision/i)).not.toBeInTheDocument();
  });

  test('refuses a change that was typed meanwhile, which stays', async () => {
    const view = open({ 'PUT /api/offers/offer-1': accepted });
    await edit(view);
    fill(clientName(), 'Mine');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Update Offer'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The client has accepted this offerIt can no longer be changed. What you typed is still here, but cannot be saved.',
    );
    expect(screen.getByText(/^Mine · /)).toBeVisible();
    expect(view.toast).toHaveBeenLastCalledWith({
      tone: 'error',
      title: 'Error updating offer',
      description: 'The client has accepted this offer',
    });
  });

  test('refuses a change that was kept over a reload, which stays', async () => {
    const view = open();
    await edit(view);
    fill(clientName(), 'Mine');
    await view.person.click(button('Continue to Add Quotes'));
    await quote(1);
    view.unmount();
    open({ 'GET /api/offers/offer-1/details': { body: withStatus('accepted') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The client has accepted this offer');
    expect(screen.getByText(/^Mine · /)).toBeVisible();
  });
});
