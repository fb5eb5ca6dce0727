import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@programme/testing';
import { open } from './price-books.fixture';

const page = '/admin/prices';

const settings = { 'GET /api/offer-settings': { body: { largestDiscount: 12.5, version: 3 } } };

test.each([
  ['en', 'Approval of discounts', /Discounts above 12\.5%/],
  ['pl', 'Zatwierdzanie rabatów', /Rabaty powyżej 12,5%/],
  ['es', 'Aprobación de descuentos', /superiores al 12,5\s?%/],
] as const)('The limit of discounts stands beside the price books (%s)', async (language, title, text) => {
  open(page, settings, { language });
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(text);
});

describe('A higher limit that waits', () => {
  const change = { from: 12.5, to: 30, at: '2026-11-20T09:00:00.000Z', by: 'anna', settledBy: null, settledAt: null };
  const proposed = { id: 4, ...change, outcome: 'waiting' } as const;
  const lowered = { id: 1, ...change, from: null, to: 12.5, outcome: 'lowered' } as const;
  const older = [3, 2].map((id) => ({ ...lowered, id, from: 20, outcome: 'alone' }) as const);
  const waiting = { largestDiscount: 12.5, version: 4, history: [proposed, ...older, lowered] };

  const openCard = async (mayConfirm: boolean, decisions: Parameters<typeof open>[1] = {}) => {
    const view = open(page, { 'GET /api/offer-settings': { body: { ...waiting, mayConfirm } }, ...decisions });
    const card = within(await screen.findByRole('region', { name: 'Approval of discounts' }));
    const press = (name: string) => view.person.click(card.getByRole('button', { name }));
    return { ...view, card, press };
  };

  test.each([
    ['Confirm', 'confirm', { ...waiting, version: 5, largestDiscount: 30, history: [lowered] }, /Discounts above 30%/],
    ['Reject', 'reject', { ...waiting, version: 5, history: [lowered] }, /Discounts above 12\.5%/],
  ] as const)('is settled by another admin: %s', async (button, call, body, text) => {
    const { press, calls } = await openCard(true, { [`POST /api/offer-settings/${call}`]: { body } });
    expect(screen.getByText(/proposes 30%/)).toHaveTextContent('anna');
    await press(button);
    await waitFor(() => expect(screen.queryByText(/proposes 30%/)).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Approval of discounts' })).toHaveTextContent(text);
    expect(calls.filter(({ method }) => method === 'POST').map((one) => one.body)).toEqual([{ version: 4 }]);
  });

  test('is taken back by who proposed it, and not confirmed', async () => {
    const { card, press } = await openCard(false, {
      'POST /api/offer-settings/reject': problem(409, 'stale-version', 'Somebody else has changed this.'),
    });
    expect(card.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    await press('Take back');
    expect(await card.findByText('Somebody else has changed this.')).toBeVisible();
  });

  test('stands among the changes, of which all can be shown', async () => {
    const { card, press } = await openCard(true);
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Limit: 30% \(before: 12\.5%\)Waits for another admin.*anna/),
      ...older.map(() =>
        expect.stringMatching(/Limit: 12\.5% \(before: 20%\)In force at once: there was no other admin/),
      ),
    ]);
    await press('Show all');
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    expect(card.getByText('Limit: 12.5% (before: none)')).toBeVisible();
  });
});

describe('A change of the limit', () => {
  async function openDialog(put: Parameters<typeof open>[1] = {}) {
    const view = open(page, { ...settings, ...put });
    const card = within(await screen.findByRole('region', { name: 'Approval of discounts' }));
    await view.person.click(card.getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText(/Largest discount/);
    const save = async (value: string) => {
      await view.person.clear(field);
      if (value !== '') await view.person.type(field, value);
      await view.person.click(dialog.getByRole('button', { name: 'Save' }));
    };
    const bodies = () => view.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    return { ...view, dialog, field, save, bodies };
  }

  test.each([
    ['a number', '17.25', 17.25, /Discounts above 17\.25%/],
    ['nothing', '', null, /No discount needs approval/],
  ] as const)('to %s is sent with the version that was shown', async (_name, typed, largestDiscount, text) => {
    const answer = { body: { largestDiscount, version: 4 } };
    const { save, bodies, field } = await openDialog({ 'PUT /api/offer-settings': answer });
    expect(field).toHaveValue('12.5');
    await save(typed);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies()).toEqual([{ version: 3, largestDiscount }]);
    expect(screen.getByRole('region', { name: 'Approval of discounts' })).toHaveTextContent(text);
  });

  test('says that another admin must confirm it', async () => {
    const history = [{ id: 1, from: 12.5, to: 30, at: '2026-11-20T09:00:00.000Z', by: 'admin', outcome: 'waiting' }];
    const body = { largestDiscount: 12.5, version: 4, mayConfirm: false, history };
    const { save, toast } = await openDialog({ 'PUT /api/offer-settings': { body } });
    await save('30');
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Another admin must confirm the new limit' }));
  });

  test.each(['many', '100.5', '1.234'])('to “%s” is refused at the field', async (typed) => {
    const { save, bodies, field } = await openDialog();
    await save(typed);
    await waitFor(() => expect(field).toBeInvalid());
    expect(bodies()).toEqual([]);
  });

  test('says that somebody else was faster', async () => {
    const { save, dialog } = await openDialog({
      'PUT /api/offer-settings': problem(409, 'stale-version', 'Somebody else has changed this.'),
    });
    await save('30');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has changed this.');
  });
});
