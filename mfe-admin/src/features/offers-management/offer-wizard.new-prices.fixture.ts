import { screen, waitFor, within } from '@testing-library/react';
import { quoteFields, quoteTerms, type NewOffer, type NewQuote, type ProblemDocument } from '@programme/contracts';
import { firstPriceBook, quotePrices, type Currency, type PriceBook } from '@programme/pricing';
import { problem, type ApiAnswer, type ApiCall } from '@programme/testing';
import { addQuote, created, open, quote, toQuotes, type Answers, type View } from './offer-wizard.fixture';

const { PLN } = firstPriceBook.currencies;

/** In PLN a start-up fee that is 1,000 higher. */
export const nextBook: PriceBook = {
  ...firstPriceBook,
  id: 'programme-2027.1',
  currencies: { ...firstPriceBook.currencies, PLN: { ...PLN, startupFee: PLN.startupFee + 1000 } },
};

export const refused = (totals: ProblemDocument['totals']): ApiAnswer => {
  const answer = problem(409, 'price-book-changed', 'Prices have changed.');
  return { ...answer, body: { ...(answer.body as object), totals } };
};

/** The wizard, and an API that has a book in force and refuses offers that name another one. */
export function openWithBooks(answers: Answers = {}, options: Parameters<typeof open>[1] = {}, first = firstPriceBook) {
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

export async function addBoth(view: View) {
  await toQuotes(view);
  await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
  await addQuote(view, { 'Package Type': 'comfort', 'Employees Count': '40', 'Contract Duration (months)': '3' });
  await waitFor(async () => expect(await quote(1)).toHaveTextContent(/\d zł/));
  await waitFor(async () => expect(await quote(2)).toHaveTextContent(/\d zł/));
}

export const question = () => screen.findByRole('table', { name: 'Prices have changed' });
export const noQuestion = () => expect(screen.queryByText('Prices have changed')).not.toBeInTheDocument();

/** The rows of the question, without their head. */
export const rows = async () =>
  within(await question())
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));

export const oldTotal = quotePrices(
  firstPriceBook,
  quoteTerms(quoteFields({ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }), 'PLN'),
).enterprise!.discountedTotal;
export const money = (amount: number) => `${amount.toLocaleString('en')} zł`;
export const changedRow = `Quote 1 · Enterprise${money(oldTotal)}${money(oldTotal + 1000)}`;
