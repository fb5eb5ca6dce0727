import { screen, waitFor } from '@testing-library/react';
import type { NewOffer } from '@programme/contracts';
import { button, field, fill, open, quote, toQuotes } from './offer-wizard.fixture';

describe('A fixed discount that leaves nothing of a price (P23)', () => {
  const type = async (discount: string) => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '120');
    fill(field('Contract Duration (months)'), '6');
    fill(screen.getByLabelText('Discount Type'), 'amount');
    fill(field('Discount Value'), discount);
    return view;
  };
  const said = 'This discount leaves nothing of the price for 5 months: 33,375 zł';
  const message = () =>
    field('Discount Value')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
      .replaceAll('\u00a0', ' ');

  test('is refused at its field, which names the length, until a longer contract costs more', async () => {
    const { person } = await type('35000');
    await person.click(button('Add Quote'));
    await waitFor(() => expect(message()).toBe(said));
    expect(screen.getByText('New quote')).toBeVisible();
    fill(field('Contract Duration (months)'), '8');
    await waitFor(() => expect(field('Discount Value')).toBeValid());
    await person.click(button('Add Quote'));
    expect(await quote(1)).toHaveTextContent('35,000');
  });

  test('is named while it is typed', async () => {
    await type('35000');
    await waitFor(() => expect(message()).toBe(said));
  });

  test('is given as a percentage of the own price by a button', async () => {
    const { person } = await type('34055');
    await person.click(await screen.findByRole('button', { name: 'Give 98% instead' }));
    expect(field('Discount Value')).toHaveValue('98');
    expect(field('Discount Value')).toHaveFocus();
    expect(screen.getByLabelText('Discount Type')).toHaveValue('percentage');
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
    await person.click(button('Add Quote'));
    expect(await quote(1)).toHaveTextContent('98%');
  });
});

describe('A better price', () => {
  const comfort = { 'Package Type': 'comfort', 'Employees Count': '42', 'Contract Duration (months)': '4' };
  const hint = () => screen.queryByText(/^3-month Pack \+ 1 Monthly Flex: 204/);

  test('is used by a button, which takes its length into the quote', async () => {
    const { person, ...view } = open();
    await toQuotes({ person, ...view });
    await person.click(button('Add Quote'));
    for (const [name, value] of Object.entries(comfort)) fill(await screen.findByLabelText(name), value);
    expect(await screen.findByText(/^3-month Pack \+ 1 Monthly Flex: 204/)).toBeVisible();
    await person.click(button('Use this: 6-month Pack'));
    expect(field('Contract Duration (months)')).toHaveValue('6');
    expect(field('Contract Duration (months)')).toHaveFocus();
    await waitFor(() => expect(hint()).not.toBeInTheDocument());
  });

  test.each([true, false])('is shown to the client where that is chosen: %s', async (chosen) => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Add Quote'));
    expect(screen.queryByRole('checkbox', { hidden: true })).not.toBeInTheDocument();
    for (const [name, value] of Object.entries(comfort)) fill(await screen.findByLabelText(name), value);
    const choice = screen.getByRole('checkbox', { name: 'Show the client where Comfort costs less', hidden: true });
    expect(choice).not.toBeChecked();
    if (chosen) await view.person.click(choice);
    await view.person.click(button('Add Quote'));
    await quote(1);
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect((view.sent('POST')[0]!.body as NewOffer).quotes).toMatchObject([{ showBetterPriceHint: chosen }]);
  });
});

test('An amount says its currency, a percentage its sign, and a number of people that it is one', async () => {
  const view = open();
  await toQuotes(view);
  await view.person.click(button('Add Quote'));
  // MUI keeps the height of a unit's line with a space of no width.
  const unitOf = async (name: string) =>
    (await screen.findByLabelText(name)).closest('div')?.textContent?.replace('\u200b', '');
  expect(await unitOf('Active Users')).toBe('people');
  expect(await unitOf('Startup Fee Override')).toBe('PLN');
  fill(screen.getByLabelText('Discount Type'), 'percentage');
  expect(await unitOf('Discount Value')).toBe('%');
  fill(screen.getByLabelText('Discount Type'), 'amount');
  expect(await unitOf('Discount Value')).toBe('PLN');
});
