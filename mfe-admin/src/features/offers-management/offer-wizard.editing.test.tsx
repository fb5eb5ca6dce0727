import { screen, waitFor, within } from '@testing-library/react';
import { quoteFields, type OfferChange } from '@programme/contracts';
import { problem, type ApiAnswer } from '@programme/testing';
import { acme, anna, details, jan } from './offers.fixture';
import { button, clientName, creator, edit, field, fill, listTitle, open, quote, toForm } from './offer-wizard.fixture';

describe('Editing', () => {
  const path = '/api/offers/offer-1';

  test('begins with what is saved, at the prices that the client was shown', async () => {
    const view = open();
    await edit(view);
    expect(clientName()).toHaveValue('Acme');
    expect(creator()).toHaveValue(anna.name);
    expect(screen.getByLabelText('Valid Until')).toHaveValue('2027-02-19');
    await view.person.click(button('Continue to Add Quotes'));
    expect(screen.getAllByText('Edit Mode').at(-1)).toBeVisible();
    expect(await quote(1)).toHaveTextContent('11 zł');
    expect(within(await quote(2)).getByText('For <b>Kraków</b>')).toBeVisible();
    expect(view.sent('POST', '/api/offers/calculate-prices')).toEqual([]);
    await view.person.click(button('Duplicate quote 1'));
    await view.person.click(button('Edit quote 2'));
    fill(field('Active Users'), '121');
    await view.person.click(button('Save Quote'));
    await waitFor(async () => expect(await quote(2)).toHaveTextContent('34,750'));
  });

  test('is sent with the version that was loaded, and leads back to the list', async () => {
    const view = open({ [`PUT ${path}`]: { body: details } });
    await edit(view);
    fill(clientName(), 'Acme Ltd');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Update Offer'));
    await waitFor(() => expect(listTitle()).toBeVisible());
    expect(view.toast).toHaveBeenLastCalledWith({ title: 'Offer updated successfully' });
    const body = view.sent('PUT', path)[0]?.body as OfferChange;
    expect(body).toMatchObject({ id: 'offer-1', version: 3, clientName: 'Acme Ltd' });
    expect(body.quotes).toHaveLength(2);
    await waitFor(() => expect(view.sent('GET')).toHaveLength(2));
  });

  test('that somebody else overtook keeps what was typed, and offers the current state', async () => {
    let current = details;
    const view = open({
      'GET /api/offers/offer-1/details': () => ({ body: current }),
      [`PUT ${path}`]: problem(409, 'stale-version', 'Somebody was faster.'),
    });
    await edit(view);
    fill(clientName(), 'Mine');
    await view.person.click(button('Continue to Add Quotes'));
    current = { ...details, offer: { ...details.offer, clientName: 'Theirs', version: 4 } };
    await view.person.click(button('Update Offer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed this offer in the meantime');
    expect(screen.getByText(/^Mine · /)).toBeVisible();
    await view.person.click(button('Load the current state'));
    await waitFor(() => expect(clientName()).toHaveValue('Theirs'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is tried again after its answer was lost is found to be saved', async () => {
    let stored = details;
    let answers = 0;
    const view = open({
      'GET /api/offers/offer-1/details': () => ({ body: stored }),
      [`PUT ${path}`]: ({ body }) => {
        const { clientName: typed, quotes } = body as OfferChange;
        answers += 1;
        if (answers > 1) return problem(409, 'stale-version', 'Somebody was faster.');
        stored = {
          ...details,
          offer: { ...details.offer, clientName: typed, version: 4 },
          quotes: details.quotes.map((one, index) => ({ ...one, ...quoteFields(quotes[index] ?? one) })),
        };
        return { status: 502, body: '<html>' };
      },
    });
    await edit(view);
    fill(clientName(), 'Acme Ltd');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Update Offer'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating offer');
    await view.person.click(button('Update Offer'));
    await waitFor(() => expect(listTitle()).toBeVisible());
    expect(view.toast).toHaveBeenLastCalledWith({ title: 'Offer updated successfully' });
  });

  test('keeps a last day that is over, with a warning, and takes no other one that is', async () => {
    const view = open({
      'GET /api/offers/offer-1/details': { body: { ...details, offer: { ...acme, validUntil: '2020-01-31' } } },
    });
    await edit(view);
    const validUntil = screen.getByLabelText('Valid Until');
    expect(validUntil).toHaveAccessibleDescription(/^January 31, 2020 is over/);
    fill(validUntil, '2020-02-01');
    await view.person.click(button('Continue to Add Quotes'));
    await waitFor(() => expect(validUntil).toHaveAccessibleDescription('Choose today or a later day'));
    fill(validUntil, '2020-01-31');
    await waitFor(() => expect(validUntil).toBeValid());
    await view.person.click(button('Continue to Add Quotes'));
    expect(await quote(1)).toBeVisible();
  });

  test('of an inactive creator keeps that one on offer', async () => {
    const view = open({
      'GET /api/offers/offer-1/details': { body: { ...details, offer: { ...acme, creator: jan.name } } },
    });
    await edit(view);
    expect(await within(creator()).findByRole('option', { name: 'Jan Nowak (inactive)' })).toBeInTheDocument();
    expect(creator()).toHaveValue(jan.name);
  });

  test('of an offer that cannot be loaded says why, and Retry asks again', async () => {
    let answer: ApiAnswer = problem(404, 'not-found', 'There is nothing here.');
    const view = open({ 'GET /api/offers/offer-1/details': () => answer });
    await view.person.click(await screen.findByRole('button', { name: 'Edit the offer for Acme' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The offer could not be loadedThere is nothing here.');
    answer = { body: details };
    await view.person.click(button('Retry'));
    await waitFor(() => expect(clientName()).toHaveValue('Acme'));
  });

  test('can be stopped, and asks if anything would be lost', async () => {
    const view = open();
    await edit(view);
    fill(clientName(), 'Changed');
    await view.person.click(screen.getAllByRole('button', { name: 'Stop editing' })[0]!);
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    expect(dialog).toHaveTextContent('This offer is not saved yet.');
    await view.person.click(button('Leave and discard'));
    await waitFor(() => expect(listTitle()).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Continue the offer' })).not.toBeInTheDocument();
    await toForm(view);
    expect(clientName()).toHaveValue('');
  });
});
