import { screen, waitFor } from '@testing-library/react';
import type { NewOffer } from '@programme/contracts';
import { firstPriceBook } from '@programme/pricing';
import { button, clientName, edit, fill, listTitle, quote } from './offer-wizard.fixture';
import {
  addBoth,
  changedRow,
  nextBook,
  noQuestion,
  openWithBooks,
  question,
  refused,
  rows,
} from './offer-wizard.new-prices.fixture';
import { details } from './offers.fixture';

test('A new offer is sent with the price book of the prices on the screen', async () => {
  const view = openWithBooks();
  await addBoth(view);
  await view.person.click(button('Create Offer'));
  await screen.findByRole('heading', { name: 'The offer is ready' });
  expect(view.sentBooks()).toEqual([firstPriceBook.id]);
});

describe('An offer whose prices are not in force any more', () => {
  const send = async (view: ReturnType<typeof openWithBooks>) => {
    await addBoth(view);
    view.changeServer(nextBook);
    await view.person.click(button('Create Offer'));
    await question();
  };

  test('is not created: the totals that differ are shown, and the new prices send it again', async () => {
    const view = openWithBooks();
    await send(view);
    expect(screen.getByText(/The offer is not saved yet/)).toBeVisible();
    expect(screen.getByText(/1 quote has a new total/)).toBeVisible();
    expect(await rows()).toEqual([changedRow]);
    await view.person.click(button('Use the new prices'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(view.sentBooks()).toEqual([firstPriceBook.id, nextBook.id]);
    const keys = view.sent('POST').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('is asked about again after a way back to the quotes, and nothing is lost', async () => {
    const view = openWithBooks();
    await send(view);
    await view.person.click(button('Back to the quotes'));
    noQuestion();
    expect(screen.getByRole('heading', { name: 'Quotes' })).toHaveFocus();
    expect(await quote(1)).toHaveTextContent('120 active users');
    expect(await quote(2)).toBeVisible();
    expect(clientName()).toHaveValue('New client');
    await view.person.click(button('Create Offer'));
    expect(await rows()).toEqual([changedRow]);
  });

  test('shows the new totals alone where the old book is not known', async () => {
    const view = openWithBooks({
      'POST /api/offers': refused({
        before: null,
        after: [{ enterprise: 5 }, { comfort: 7 }],
        priceBookId: nextBook.id,
      }),
    });
    await send(view);
    expect(await rows()).toEqual(['Quote 1 · Enterprise5 zł', 'Quote 2 · Comfort7 zł']);
    expect(screen.getByText(/2 quotes have these totals now/)).toBeVisible();
  });

  test('says so where no total differs', async () => {
    const same = [{ enterprise: 5 }, { comfort: 7 }];
    const view = openWithBooks({
      'POST /api/offers': refused({ before: same, after: same, priceBookId: nextBook.id }),
    });
    await addBoth(view);
    await view.person.click(button('Create Offer'));
    expect(await screen.findByText(/The totals of your quotes stay the same/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('that is being changed is no conflict with somebody else', async () => {
    const view = openWithBooks({
      'PUT /api/offers/offer-1': ({ body }) =>
        (body as NewOffer).priceBookId === nextBook.id
          ? { body: details }
          : refused({ before: [{ enterprise: 5 }, {}], after: [{ enterprise: 6 }, {}], priceBookId: nextBook.id }),
    });
    await edit(view);
    fill(clientName(), 'Acme Ltd');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Update Offer'));
    expect(await rows()).toEqual(['Quote 1 · Enterprise5 zł6 zł']);
    expect(screen.queryByText('Somebody else has changed this offer in the meantime')).not.toBeInTheDocument();
    expect(view.sent('GET', '/api/offers/offer-1/details')).toHaveLength(1);
    await view.person.click(button('Use the new prices'));
    await waitFor(() => expect(listTitle()).toBeVisible());
    expect(view.sent('PUT', '/api/offers/offer-1')[1]?.body).toMatchObject({
      clientName: 'Acme Ltd',
      version: 3,
      priceBookId: nextBook.id,
    });
  });
});
