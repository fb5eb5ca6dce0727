import { screen, waitFor, within } from '@testing-library/react';
import { firstPriceBook } from '@programme/pricing';
import { button, edit, field, fill, quote, tab, addQuote } from './offer-wizard.fixture';
import {
  addBoth,
  changedRow,
  money,
  nextBook,
  noQuestion,
  oldTotal,
  openWithBooks,
  question,
  rows,
} from './offer-wizard.new-prices.fixture';

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
