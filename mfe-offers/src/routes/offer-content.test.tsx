import { screen, waitFor, within } from '@testing-library/react';
import { enterprise, publicOffer } from '@programme/offer-view/fixture';
import { accepted, confirm, decide, dialog, next, oneQuote, openDialog, serve } from './answer.fixture';
import { open } from './offers.routes.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const texts = { introduction: 'Dear Ewa,\n<b>welcome</b>.', terms: '1. Payment within 14 days.\n2. VAT is added.' };

const withTexts = {
  ...publicOffer([enterprise], texts),
  contact: { name: 'Ewa Zając', email: 'ewa@example.com' },
  creatorContact: { email: 'anna@example.com', phone: '+48 22 123 45 67' },
};

/** Whether one element stands before another. */
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test('The introduction stands above the options, and the terms below the receipts, as plain text', async () => {
  serve([withTexts]);
  open();
  const introduction = await screen.findByText(/^Dear Ewa,\s<b>welcome<\/b>\.$/);
  const option = screen.getByRole('heading', { name: 'Enterprise (for 120 active users)' });
  const receipts = screen.getByRole('heading', { name: 'How each total is made' });
  const terms = screen.getByRole('heading', { name: 'Terms' });
  expect(isBefore(introduction, option)).toBe(true);
  expect(isBefore(receipts, terms)).toBe(true);
  expect(screen.getByText(/1\. Payment within 14 days\.\s2\. VAT is added\./)).toBeVisible();
});

test('The creator is reached by e-mail and telephone', async () => {
  serve([withTexts]);
  open();
  const mail = await screen.findByRole('link', { name: 'E-mail: anna@example.com' });
  expect(mail).toHaveAttribute('href', 'mailto:anna@example.com');
  expect(screen.getByRole('link', { name: 'Phone: +48 22 123 45 67' })).toHaveAttribute('href', 'tel:+48221234567');
});

test.each([
  ['without texts', oneQuote],
  ['of an API that knows no texts', { ...oneQuote, contact: undefined, creatorContact: undefined } as never],
])('An offer %s shows neither terms nor ways to reach its creator', async (_what, offer) => {
  serve([offer]);
  const { person } = open();
  await screen.findByRole('heading', { name: 'How each total is made' });
  expect(screen.queryByRole('heading', { name: 'Terms' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('article')).queryByRole('link')).not.toBeInTheDocument();
  await openDialog(person);
  await next(person);
  expect(await screen.findByLabelText('First and last name')).toHaveValue('');
});

test('Who accepts is proposed, can be changed, and reads the terms again before confirming', async () => {
  const calls = serve([withTexts], { [decide]: { status: 201, body: accepted } });
  const { person } = open();
  await openDialog(person);
  await next(person);
  const name = await screen.findByLabelText('First and last name');
  expect(name).toHaveValue('Ewa Zając');
  expect(dialog().getByLabelText('E-mail')).toHaveValue('ewa@example.com');
  await person.clear(name);
  await person.type(name, 'Jan Lis');
  await person.type(dialog().getByLabelText('Role in your company'), 'CEO');
  await person.click(dialog().getByRole('checkbox'));
  await next(person);
  await person.click(await dialog().findByRole('button', { name: 'Terms' }));
  expect(dialog().getByText(/Payment within 14 days/)).toBeVisible();
  await confirm(person);
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/decision'))?.body).toMatchObject({
      name: 'Jan Lis',
      email: 'ewa@example.com',
    }),
  );
});
