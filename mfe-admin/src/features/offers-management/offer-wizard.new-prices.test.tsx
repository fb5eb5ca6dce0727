import { screen, waitFor, within } from '@testing-library/react';
import { quoteFields, quoteTerms, type NewOffer, type NewQuote, type ProblemDocument } from '@programme/contracts';
import { firstPriceBook, quotePrices, type Currency, type PriceBook } from '@programme/pricing';
import { problem, type ApiAnswer, type ApiCall } from '@programme/testing';
import {
  addQuote,
  button,
  clientName,
  created,
  edit,
  field,
  fill,
  open,
  quote,
  tab,
  toQuotes,
  type Answers,
  type View,
} from './offer-wizard.fixture';
import { details } from './offers.fixture';

const { PLN } = firstPriceBook.currencies;

/** In PLN a start-up fee that is 1,000 higher. */
const nextBook: PriceBook = {
  ...firstPriceBook,
  id: 'programme-2027.1',
  currencies: { ...firstPriceBook.currencies, PLN: { ...PLN, startupFee: PLN.startupFee + 1000 } },
};

const refused = (totals: ProblemDocument['totals']): ApiAnswer => {
  const answer = problem(409, 'price-book-changed', 'Prices have changed.');
  return { ...answer, body: { ...(answer.body as object), totals } };
};

/** The wizard, and an API that has a book in force and refuses offers that name another one. */
function openWithBooks(answers: Answers = {}, options: Parameters<typeof open>[1] = {}, first = firstPriceBook) {
  let inForce = first;
  const answer = ({ body }: ApiCall): ApiAnswer => {
    const { currency, ...asked } = body as NewQuote & { currency: Currency };
    return { body: quotePrices(inForce, quoteTerms(quoteFields(asked), currency)) };
  };
  const totals = (book: PriceBook, { quotes, currency }: NewOffer) =>
    quotes.map((one) => {
      const { enterprise, comfort } = quotePrices(book, quoteTerms(quoteFields(one), currency));
      return {
        ...(enterprise && { enterprise: enterprise.discountedTotal }),
        ...(comfort && { comfort: comfort.discountedTotal }),
      };
    });
  const view = open(
    {
      'POST /api/offers/calculate-prices': answer,
      'POST /api/offers': ({ body }) => {
        const offer = body as NewOffer;
        if (offer.priceBookId === inForce.id) return { status: 201, body: created };
        return refused({
          before: totals(firstPriceBook, offer),
          after: totals(inForce, offer),
          priceBookId: inForce.id,
        });
      },
      ...answers,
    },
    options,
  );
  const changeServer = (book: PriceBook) => void (inForce = book);
  const sentBooks = () => view.sent('POST').map(({ body }) => (body as NewOffer).priceBookId);
  return { ...view, changeServer, sentBooks };
}

async function addBoth(view: View) {
  await toQuotes(view);
  await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
  await addQuote(view, { 'Package Type': 'comfort', 'Employees Count': '40', 'Contract Duration (months)': '3' });
  await waitFor(async () => expect(await quote(1)).toHaveTextContent(/\d zł/));
  await waitFor(async () => expect(await quote(2)).toHaveTextContent(/\d zł/));
}

const question = () => screen.findByRole('table', { name: 'Prices have changed' });
const noQuestion = () => expect(screen.queryByText('Prices have changed')).not.toBeInTheDocument();

/** The rows of the question, without their head. */
const rows = async () =>
  within(await question())
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));

const oldTotal = quotePrices(
  firstPriceBook,
  quoteTerms(quoteFields({ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }), 'PLN'),
).enterprise!.discountedTotal;
const money = (amount: number) => `${amount.toLocaleString('en')} zł`;
const changedRow = `Quote 1 · Enterprise${money(oldTotal)}${money(oldTotal + 1000)}`;

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
    expect(screen.getByText(/The offer is not saved yet.*1 quote has a new total/)).toBeVisible();
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
    await waitFor(() => expect(tab('All Offers')).toHaveAttribute('aria-selected', 'true'));
    expect(view.sent('PUT', '/api/offers/offer-1')[1]?.body).toMatchObject({
      clientName: 'Acme Ltd',
      version: 3,
      priceBookId: nextBook.id,
    });
  });
});

describe('New prices while an offer is open', () => {
  const change = (view: ReturnType<typeof openWithBooks>) => {
    view.changeServer(nextBook);
    view.changePriceBook(nextBook);
  };

  test('ask before it is sent, and then are on the screen', async () => {
    const view = openWithBooks();
    await addBoth(view);
    change(view);
    expect(await rows()).toEqual([changedRow]);
    expect(await quote(1)).toHaveTextContent(money(oldTotal));
    await view.person.click(button('Use the new prices'));
    noQuestion();
    await waitFor(async () => expect(await quote(1)).toHaveTextContent((oldTotal + 1000).toLocaleString('en')));
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(view.sentBooks()).toEqual([nextBook.id]);
  });

  test.each(['Basic Info', 'All Offers'])(
    'are told on another step as well, which leads to the quotes (%s)',
    async (step) => {
      const view = openWithBooks();
      await addBoth(view);
      await view.person.click(tab(step));
      change(view);
      const hint = await screen.findByRole('alert');
      expect(hint).toHaveTextContent('Prices have changedNew prices are in force.');
      expect(hint).toHaveTextContent('1 quote has a new total.');
      await view.person.click(within(hint).getByRole('button', { name: 'Compare the totals' }));
      expect(screen.getByRole('heading', { name: 'Quotes' })).toHaveFocus();
      expect(await rows()).toEqual([changedRow]);
      await view.person.click(button('Use the new prices'));
      await view.person.click(tab(step));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('ask again when it is sent, where the question was left open', async () => {
    const view = openWithBooks();
    await addBoth(view);
    change(view);
    await question();
    await view.person.click(button('Back to the quotes'));
    noQuestion();
    await view.person.click(button('Create Offer'));
    expect(await rows()).toEqual([changedRow]);
    expect(view.sentBooks()).toEqual([firstPriceBook.id]);
  });

  test('leave what is being typed', async () => {
    const view = openWithBooks();
    await addBoth(view);
    await view.person.click(button('Edit quote 2'));
    fill(field('Employees Count'), '55');
    change(view);
    await question();
    await view.person.click(button('Use the new prices'));
    expect(field('Employees Count')).toHaveValue('55');
    await view.person.click(button('Save Quote'));
    expect(await screen.findByLabelText('Quote 2')).toHaveTextContent('55 employees');
    expect(await quote(1)).toHaveTextContent('120 active users');
  });

  test('are no question about quotes that came with them, but those of before count', async () => {
    const view = openWithBooks();
    await addBoth(view);
    view.changeServer(nextBook);
    await addQuote(view, { 'Active Users': '130', 'Contract Duration (months)': '6' });
    view.changePriceBook(nextBook);
    expect(await rows()).toEqual([changedRow]);
    await view.person.click(button('Back to the quotes'));
    await view.person.click(button('Create Offer'));
    await question();
    expect(view.sentBooks()).toEqual([firstPriceBook.id]);
  });

  test('that the API had before the page are no question', async () => {
    const view = openWithBooks({}, {}, nextBook);
    await addBoth(view);
    noQuestion();
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(view.sentBooks()).toEqual([nextBook.id]);
  });

  test('are no question about the quotes that a changed offer keeps', async () => {
    const view = openWithBooks();
    await edit(view);
    await view.person.click(button('Continue to Add Quotes'));
    expect(await quote(1)).toHaveTextContent('11 zł');
    change(view);
    noQuestion();
    expect(await quote(1)).toHaveTextContent('11 zł');
  });

  test('are asked about after a reload too, when the offer is sent', async () => {
    const first = openWithBooks();
    await addBoth(first);
    first.unmount();
    const second = openWithBooks({}, {}, nextBook);
    expect(await quote(1)).toBeVisible();
    await second.person.click(button('Create Offer'));
    expect(await rows()).toEqual([changedRow]);
    expect(second.sentBooks()).toEqual([firstPriceBook.id]);
  });
});
