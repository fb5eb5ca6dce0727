import { act, screen, waitFor, within } from '@testing-library/react';
import { networkError, noAnswer } from '@programme/testing';
import {
  accepted,
  choose,
  confirm,
  decide,
  dialog,
  fillPerson,
  next,
  oneQuote,
  openDialog,
  openSummary,
  serve,
  twoQuotes,
} from './answer.fixture';
import { open } from './offers.routes.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const bar = () => screen.queryByRole('group', { name: 'Your answer' });

describe('the first step', () => {
  test('shows each length of each option with its total, and chooses none of several', async () => {
    serve([twoQuotes]);
    const { person } = open();
    await openDialog(person);
    expect(screen.getByRole('dialog', { name: 'Which option do you accept?' })).toHaveFocus();
    const { getByRole, getAllByRole } = dialog();
    const option = within(getByRole('group', { name: 'Option 1 · Enterprise (for 120 active users)' }));
    expect(option.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^5 months/),
      expect.stringMatching(/^6 monthsOur proposal34,750\szł$/),
      expect.stringMatching(/^7 months/),
    ]);
    expect(getAllByRole('radio')).toHaveLength(6);
    expect(getAllByRole('radio', { checked: false })).toHaveLength(6);
    await next(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose an option');
    await waitFor(() => expect(dialog().getByRole('radiogroup')).toHaveFocus());
  });

  test('is left out where the client looks at a length of the only option, and a button leads to it', async () => {
    serve([oneQuote]);
    const { person } = open();
    await waitFor(() => expect(bar()).toHaveTextContent(/^34,750\szłEnterprise, 6 months/));
    await person.click(screen.getByRole('radio', { name: /^7 months/ }));
    expect(bar()).toHaveTextContent('Enterprise, 7 months');
    await openDialog(person);
    expect(screen.getByRole('dialog', { name: 'Who accepts?' })).toHaveFocus();
    await person.click(dialog().getByRole('button', { name: 'Change' }));
    expect(dialog().getByRole('radio', { checked: true })).toHaveAccessibleName(/^7 months/);
  });

  test('is left out once a card was chosen; what the dialog chooses stands on the cards and in the bar', async () => {
    serve([twoQuotes]);
    const { person } = open();
    const comfortCard = within(await screen.findByRole('region', { name: 'Comfort (for 123 employees)' }));
    await screen.findByRole('group', { name: 'Your answer' });
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await person.click(comfortCard.getByRole('button', { name: 'Choose this', description: /^3 months/ }));
    expect(comfortCard.getByRole('button', { name: 'Your choice' })).toHaveAttribute('aria-pressed', 'true');
    expect(bar()).toHaveTextContent('Option 2 · Comfort, 3 months');
    await openDialog(person);
    expect(dialog().getByText('Option 2 · Comfort (for 123 employees) · 3 months')).toBeVisible();
    await person.click(dialog().getByRole('button', { name: 'Change' }));
    await choose(person, /^6 months/);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(bar()).toHaveTextContent('Option 1 · Enterprise, 6 months'));
    expect(await screen.findByRole('button', { pressed: true })).toHaveAccessibleDescription(
      '6 months Enterprise (for 120 active users)',
    );
  });
});

test('The second step says what is missing at each field, in the language that the reader changes to', async () => {
  serve([oneQuote]);
  const { person, changeLanguage } = open();
  await openDialog(person);
  await person.type(await screen.findByLabelText('E-mail'), 'ewa@');
  await next(person);
  const field = (label: string) => dialog().getByLabelText(label);
  await waitFor(() => expect(field('First and last name')).toHaveFocus());
  expect(field('First and last name')).toHaveAccessibleDescription('This field is required');
  expect(field('E-mail')).toHaveAccessibleDescription('Enter an e-mail address');
  expect(dialog().getByRole('checkbox')).toHaveAccessibleDescription('Tick the box to accept the offer');
  changeLanguage('pl');
  await waitFor(() => expect(field('Adres e-mail')).toHaveAccessibleDescription('Podaj adres e-mail'));
  expect(field('Adres e-mail')).toHaveValue('ewa@');
});

test('By the keyboard alone a client accepts the second option, and the focus goes to what was accepted', async () => {
  const calls = serve([twoQuotes], {
    [decide]: {
      status: 201,
      body: {
        ...accepted,
        decision: {
          ...accepted.decision,
          option: { ...accepted.decision!.option, quoteId: 2, package: 'comfort', months: 4 },
        },
      },
    },
  });
  const { person, toast } = open();
  (await screen.findByRole('button', { name: 'Accept' })).focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await person.tab();
  await person.tab();
  act(() =>
    dialog()
      .getByRole('radio', { name: /^3 months/ })
      .focus(),
  );
  await person.keyboard('{ArrowDown} ');
  expect(dialog().getByRole('radio', { checked: true })).toHaveAccessibleName(/^4 months/);
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Who accepts?' })).toHaveFocus());
  // Past "Close" and "Change" to the first field.
  for (let tabs = 0; tabs < 3; tabs += 1) await person.tab();
  await person.keyboard('Ewa Zając{Tab}CEO{Tab}ewa@example.com{Tab} {Tab}{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check and confirm' })).toHaveFocus());
  expect(dialog().getByText('Option 2 · Comfort (for 123 employees) · 4 months')).toBeVisible();
  await person.keyboard('{Tab}{Tab}{Tab}{Enter}');
  const banner = await screen.findByRole('status');
  await waitFor(() => expect(banner).toHaveFocus());
  expect(banner).toHaveTextContent('Option 2 · Comfort (for 123 employees) · 4 months');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bar()).not.toBeInTheDocument();
  expect(toast).not.toHaveBeenCalled();
  const sent = calls.find(({ path }) => path.endsWith('/decision'));
  expect(sent?.body).toEqual({
    revision: 1,
    decision: 'accepted',
    quoteId: 2,
    package: 'comfort',
    months: 4,
    name: 'Ewa Zając',
    role: 'CEO',
    email: 'ewa@example.com',
    consent: 'I accept the offer with the option that I chose, and I am entitled to do so for my company.',
  });
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{10,}$/);
});

test('Back and closing keep what was typed; the focus returns to the bar', async () => {
  serve([twoQuotes]);
  const { person } = open();
  await openDialog(person);
  await choose(person, /^7 months/);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus());
  await openDialog(person);
  expect(dialog().getByRole('radio', { checked: true })).toHaveAccessibleName(/^7 months/);
  await next(person);
  await fillPerson(person);
  await person.click(dialog().getByRole('button', { name: 'Change' }));
  expect(await dialog().findByRole('radio', { checked: true })).toHaveAccessibleName(/^7 months/);
  await next(person);
  await person.click(await dialog().findByRole('button', { name: 'Close' }));
  await openDialog(person);
  expect(dialog().getByLabelText('First and last name')).toHaveValue('Ewa Zając');
  expect(dialog().getByRole('checkbox')).toBeChecked();
});

test('A reload keeps what was chosen and typed, and asks for consent anew', async () => {
  serve([twoQuotes]);
  const first = open();
  await openDialog(first.person);
  await first.person.click(dialog().getAllByRole('radio')[1]!);
  await next(first.person);
  await fillPerson(first.person);
  await next(first.person);
  await screen.findByRole('heading', { name: 'Check and confirm' });
  first.unmount();

  const { person } = open();
  await openDialog(person);
  expect(await screen.findByLabelText('First and last name')).toHaveValue('Ewa Zając');
  expect(dialog().getByLabelText('Role in your company')).toHaveValue('CEO');
  expect(dialog().getByRole('checkbox')).not.toBeChecked();
  await person.click(dialog().getByRole('button', { name: 'Change' }));
  expect(dialog().getAllByRole('radio')[1]).toBeChecked();
});

test('After a reload a repeated acceptance has the same key', async () => {
  const calls = serve([oneQuote], { [decide]: networkError });
  const keys = () =>
    calls.filter(({ path }) => path.endsWith('/decision')).map(({ headers }) => headers.get('Idempotency-Key'));
  const first = await openSummary();
  await confirm(first.person);
  await screen.findByRole('alert');
  first.unmount();

  const { person } = open();
  await openDialog(person);
  await person.click(await screen.findByRole('checkbox'));
  await next(person);
  await confirm(person);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
});

test('While the answer is sent, nothing closes the dialog or sends it twice', async () => {
  const calls = serve([oneQuote], { [decide]: noAnswer });
  const { person } = await openSummary();
  await confirm(person);
  expect(await dialog().findByRole('button', { name: 'Sending…' })).toBeDisabled();
  await person.keyboard('{Escape}');
  expect(dialog().getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(calls.filter(({ path }) => path.endsWith('/decision'))).toHaveLength(1);
});

test('The summary names option, total and person', async () => {
  serve([oneQuote]);
  await openSummary();
  const { getByText } = dialog();
  expect(getByText('Enterprise (for 120 active users) · 6 months')).toBeVisible();
  expect(getByText(/^34,750\.00\szł$/)).toBeVisible();
  for (const value of ['Ewa Zając', 'CEO', 'ewa@example.com']) expect(getByText(value)).toBeVisible();
});
