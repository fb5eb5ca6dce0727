import { act, screen, waitFor, within } from '@testing-library/react';
import { noAnswer, problem, type ApiAnswer } from '@programme/testing';
import { priceAnswer } from './offers.fixture';
import { open, tab, button, field, currency, quote, fill, toQuotes, addQuote } from './offer-wizard.fixture';

describe('A quote', () => {
  test('shows its prices between those of the neighbouring lengths while it is typed', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    expect(screen.getByText(/Prices appear here/)).toBeVisible();
    expect(field('Contract Duration (months)')).toHaveValue('3');
    expect(field('Startup Fee Override')).toHaveAttribute('placeholder', '10,000\u00a0zł');
    await view.person.type(field('Active Users'), '120');
    fill(field('Contract Duration (months)'), '6');
    fill(screen.getByLabelText('Discount Type'), 'percentage');
    fill(field('Discount Value'), '10');
    const texts = () =>
      within(screen.getByRole('region', { name: 'Enterprise · 120 active users' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await waitFor(() =>
      expect(texts()).toEqual([
        expect.stringContaining('5 months30,038 zł'),
        expect.stringContaining('6 monthsChosen length31,275 zł 34,750 złinstead of 34,750 zł4,125 zł per month'),
        expect.stringContaining('7 months34,988 zł'),
      ]),
    );
    const [request] = view.sent('POST', '/api/offers/calculate-prices').slice(-1);
    expect(request?.body).toMatchObject({ packageType: 'enterprise', activeUsers: 120, currency: 'PLN', note: null });
  });

  test('that is typed on counts; an answer to what stood there before does not', async () => {
    const waiting = new Map<number, (answer: ApiAnswer) => void>();
    const view = open({
      'POST /api/offers/calculate-prices': (call) =>
        new Promise((resolve) =>
          waiting.set((call.body as { activeUsers: number }).activeUsers, () => resolve(priceAnswer(call))),
        ),
    });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    await waitFor(() => expect(waiting.has(10)).toBe(true));
    fill(field('Active Users'), '900');
    await waitFor(() => expect(waiting.has(900)).toBe(true));
    expect(screen.getByText('Calculating...')).toBeVisible();
    waiting.get(900)?.({});
    const shown = async () => within(await screen.findByRole('region', { name: 'Enterprise · 900 active users' }));
    expect((await shown()).getByText(/^86,500/)).toBeVisible();
    waiting.get(10)?.({});
    await waitFor(() => expect(screen.queryByText('Calculating...')).not.toBeInTheDocument());
    expect((await shown()).getByText(/^86,500/)).toBeVisible();
  });

  test('of both packages has a discount for each, the note of a minimum and of a better price', async () => {
    const view = open();
    await toQuotes(view);
    await addQuote(view, {
      'Package Type': 'both',
      'Active Users': '62',
      'Contract Duration (months)': '4',
      'Startup Fee Override': '0',
      'Enterprise Discount Type': 'percentage',
      'Enterprise Discount Value': '7,5',
      'Comfort Discount Type': 'amount',
      'Comfort Discount Value': '500',
      'Note (optional)': '<i>Kraków</i>',
    });
    const card = await quote(1);
    expect(card).toHaveTextContent('Enterprise + Comfort');
    expect(card).toHaveTextContent('4 months · 62 active users');
    expect(card).toHaveTextContent('Enterprise: 7.5% discount');
    expect(card).toHaveTextContent('Comfort: 500 zł discount');
    await waitFor(() => expect(card).toHaveTextContent('23,125'));
    expect(card).toHaveTextContent('17,440');
    expect(within(card).getByText('<i>Kraków</i>')).toBeVisible();
    expect(view.toast).toHaveBeenCalledWith({ title: 'Quote added' });
    await view.person.click(button('Edit quote 1'));
    expect(await screen.findByText(/Raised to the minimum Enterprise value of 25,000/)).toBeVisible();
    expect(screen.getByText(/^3-month Pack \+ 1 Monthly Flex: 204/)).toBeVisible();
    expect(field('Enterprise Discount Value')).toHaveValue('7.5');
  });

  test('that lacks what its package needs says so, and sends nothing', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(screen.getByLabelText('Package Type'), 'comfort');
    await view.person.click(button('Add Quote'));
    await waitFor(() => expect(field('Employees Count')).toHaveFocus());
    expect(field('Employees Count')).toHaveAccessibleDescription('Number of employees is required');
    expect(screen.getByText('Please fill in all required fields for the selected package type')).toBeVisible();
    expect(view.sent('POST', '/api/offers/calculate-prices')).toEqual([]);
  });

  test('that cannot be priced is not added, and nothing typed is lost', async () => {
    const view = open({ 'POST /api/offers/calculate-prices': problem(503, 'unavailable', 'Away.') });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    await view.person.click(button('Add Quote'));
    await waitFor(() =>
      expect(view.toast).toHaveBeenCalledWith({
        tone: 'error',
        title: 'Error adding quote',
        description: 'Please check all required fields and try again.',
      }),
    );
    expect(field('Active Users')).toHaveValue('10');
    expect(screen.queryByLabelText('Quote 1')).not.toBeInTheDocument();
  });

  test('that is typed on while the server prices it stays in its form', async () => {
    let settle = (_answer: ApiAnswer) => {};
    let isSlow = false;
    const view = open({
      'POST /api/offers/calculate-prices': (call) =>
        isSlow ? new Promise<ApiAnswer>((resolve) => (settle = resolve)) : priceAnswer(call),
    });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    isSlow = true;
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '25');
    isSlow = false;
    settle(priceAnswer(view.calls.filter(({ path }) => path.endsWith('calculate-prices')).at(-1)!));
    await waitFor(() => expect(button('Add Quote')).toBeEnabled());
    expect(field('Active Users')).toHaveValue('25');
    expect(screen.queryByLabelText('Quote 1')).not.toBeInTheDocument();
    await view.person.click(button('Add Quote'));
    expect(await quote(1)).toHaveTextContent('25 active');
  });

  test('says Calculating... while the server prices it', async () => {
    const view = open({ 'POST /api/offers/calculate-prices': noAnswer });
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '10');
    await view.person.click(button('Add Quote'));
    expect(await screen.findByRole('button', { name: 'Calculating...' })).toBeDisabled();
  });
});

describe('The quotes of an offer', () => {
  const twoQuotes = async () => {
    const view = open();
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '10' });
    await addQuote(view, { 'Active Users': '20' });
    expect(screen.getByText('2 quotes added')).toBeVisible();
    return view;
  };
  const users = () =>
    screen.getAllByRole('listitem', { name: /^Quote/ }).map((item) => /(\d+) active/.exec(item.textContent ?? '')?.[1]);

  test('are moved by buttons; the keyboard stays with the quote, and its new place is said', async () => {
    const { person } = await twoQuotes();
    expect(button('Move quote 1 up')).toBeDisabled();
    await person.click(button('Move quote 2 up'));
    expect(users()).toEqual(['20', '10']);
    expect(button('Move quote 1 down')).toHaveFocus();
    expect(screen.getByText('The quote is number 1 now')).toBeInTheDocument();
    await person.keyboard('{Enter}');
    expect(users()).toEqual(['10', '20']);
    expect(button('Move quote 2 up')).toHaveFocus();
  });

  test('are duplicated, and removed with a way back', async () => {
    const { person, toast } = await twoQuotes();
    await person.click(button('Duplicate quote 1'));
    expect(users()).toEqual(['10', '10', '20']);
    await person.click(button('Remove quote 3'));
    expect(users()).toEqual(['10', '10']);
    const { title, action } = toast.mock.lastCall![0];
    expect(title).toBe('Quote removed');
    act(() => action?.onChoose());
    await waitFor(() => expect(users()).toEqual(['10', '10', '20']));
  });

  test('come back to their own draft alone', async () => {
    const { person, toast } = await twoQuotes();
    await person.click(button('Remove quote 2'));
    const { action } = toast.mock.lastCall![0];
    await person.click(tab('All Offers'));
    await person.click(await screen.findByRole('button', { name: 'Edit the offer for Acme' }));
    await person.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    await screen.findByRole('heading', { level: 1, name: /^Edit Offer · / });
    await person.click(tab('Quotes'));
    const before = users();
    act(() => action?.onChoose());
    expect(users()).toEqual(before);
  });

  test('are changed in place', async () => {
    const { person } = await twoQuotes();
    await person.click(button('Edit quote 1'));
    fill(field('Active Users'), '15');
    await person.click(button('Save Quote'));
    await waitFor(() => expect(users()).toEqual(['15', '20']));
  });

  test('are priced anew in another currency', async () => {
    const { person } = await twoQuotes();
    await waitFor(async () => expect(await quote(1)).toHaveTextContent('zł'));
    await person.click(tab('Basic Info'));
    fill(currency(), 'EUR');
    await person.click(tab('Quotes'));
    await waitFor(async () => expect(await quote(1)).toHaveTextContent('€'));
    expect(await quote(2)).not.toHaveTextContent('zł');
  });
});
