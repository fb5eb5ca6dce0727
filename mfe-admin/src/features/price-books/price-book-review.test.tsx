import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@programme/testing';
import { bob, draft, open } from './price-books.fixture';

const page = '/admin/prices/draft';
const inReview = {
  ...draft,
  status: 'in-review' as const,
  submittedBy: 'ada',
  reason: 'Inflation',
  approval: 'own' as const,
};
const mayApprove = { ...inReview, approval: 'other' as const };
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.getByRole('dialog');

test('A draft with remarks is submitted with a reason', async () => {
  const { person, calls, toast } = open(page, { 'POST /api/price-books/draft/submit': { body: inReview } });
  await person.click(await button('Submit for review'));
  expect(dialog()).toHaveTextContent('They are to be in force from Jan 1, 2099, 1:00');
  await person.click(within(dialog()).getByRole('button', { name: 'Submit for review' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Inflation');
  await person.click(within(dialog()).getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Submitted for review' }));
  expect(calls.at(-1)?.method === 'GET' || calls.at(-1)?.method === 'POST').toBe(true);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3, reason: 'Inflation' });
  expect(await button('Approve')).toBeDisabled();
});

test('Another admin approves; the one who edited waits', async () => {
  open(page, { 'GET /api/price-books/draft': { body: inReview } });
  expect(await screen.findByText(/Waiting for another admin/)).toBeVisible();
  expect(await button('Approve')).toBeDisabled();
});

test('An only admin approves alone, and is told that the history says so', async () => {
  const { person } = open(page, {
    'GET /api/price-books/draft': { body: { ...inReview, approval: 'alone' } },
  });
  expect(await screen.findByText(/You are the only admin/)).toBeVisible();
  await person.click(await button('Approve'));
  expect(dialog()).toHaveTextContent('Offers that exist keep theirs.');
});

test('An approval that came too late says why and keeps the dialog', async () => {
  const { person } = open(
    page,
    {
      'GET /api/price-books/draft': { body: mayApprove },
      'POST /api/price-books/draft/approve': problem(409, 'stale-version', 'Somebody else changed this.'),
    },
    { user: bob },
  );
  expect(await screen.findByText('Reason: Inflation')).toBeVisible();
  await person.click(await button('Approve'));
  await person.click(within(dialog()).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'This step was not takenSomebody else changed this.',
  );
});

test('Returning needs a reason', async () => {
  const { person, calls } = open(
    page,
    {
      'GET /api/price-books/draft': { body: inReview },
      'POST /api/price-books/draft/return': { body: { ...draft, version: 4, reason: 'Too much' } },
    },
    { user: bob },
  );
  await person.click(await button('Return'));
  await person.click(within(dialog()).getByRole('button', { name: 'Return' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too much');
  await person.click(within(dialog()).getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Last remark: Too much')).toBeVisible();
});

test('A book that is scheduled can be withdrawn', async () => {
  const scheduled = { ...draft, status: 'published' as const, approver: 'bob' };
  const { person, toast } = open(page, {
    'GET /api/price-books/draft': { body: scheduled },
    'POST /api/price-books/draft/withdraw': { body: { ...scheduled, status: 'withdrawn' } },
  });
  await person.click(await button('Withdraw'));
  await person.click(within(dialog()).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Withdrawn' }));
});

test('Differences to the copied book are listed, and the history says who did what', async () => {
  const content = { ...draft.content, year: 2099 };
  const { person } = open(page, { 'GET /api/price-books/draft': { body: { ...draft, content } } });
  await person.click(await screen.findByRole('tab', { name: 'Differences' }));
  expect(await screen.findByRole('row', { name: 'Year of the price list 2026 2099' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'History' }));
  expect(screen.getByText('PLN, Tier 4, Monthly fee; Year of the price list')).toBeVisible();
});

describe('A draft that is not needed', () => {
  test('is deleted after a question, and the list is shown', async () => {
    const { person, calls, toast, location } = open(page, { 'DELETE /api/price-books/draft': { status: 204 } });
    await person.click(await button('Delete draft'));
    expect(dialog()).toHaveTextContent('is deleted for good');
    await person.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(await button('Delete draft'));
    await person.click(within(dialog()).getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(location()).toBe('/admin/prices'));
    expect(toast).toHaveBeenCalledWith({ title: 'Draft deleted' });
  });

  test('stays where somebody has submitted it meanwhile', async () => {
    const { person } = open(page, {
      'DELETE /api/price-books/draft': problem(409, 'price-book-status', 'It is no draft any more.'),
    });
    await person.click(await button('Delete draft'));
    await person.click(within(dialog()).getByRole('button', { name: 'Delete draft' }));
    expect(await within(dialog()).findByText('It is no draft any more.')).toBeVisible();
  });
});
