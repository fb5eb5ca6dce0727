import { act, screen, within } from '@testing-library/react';
import type { Offer } from '@programme/contracts';
import { problem } from '@programme/testing';
import { sendDelayedCalls } from '../../shared/leaving/delayed-calls';
import { acme, pageAnswer } from './offers.fixture';
import { open, openMenu, row } from './offers-list.fixture';

// A test that deletes leaves nothing waiting for the next one.
afterEach(() => act(() => sendDelayedCalls()));

describe('An offer that its client has accepted', () => {
  test('is not deleted from a list that is older: its row comes back, and says why', async () => {
    let status: Offer['status'] = 'open';
    const refusal = problem(409, 'offer-accepted', 'Accepted.');
    const { person, toast } = open({
      'GET /api/offers': () => pageAnswer([{ ...acme, status }]),
      'DELETE /api/offers/offer-1': () => {
        status = 'accepted';
        return { ...refusal, body: { ...(refusal.body as object), state: { status } } };
      },
    });
    await openMenu(person, 'Delete');
    await act(async () => void toast.mock.lastCall?.[0].onClose?.());
    expect(within(await row('Acme')).getByText('Accepted')).toBeVisible();
    expect(toast).toHaveBeenLastCalledWith({
      tone: 'error',
      title: 'Error deleting offer',
      description: 'Accepted: can no longer be changed or deleted.',
    });
  });

  test('says what was accepted, not what else was on offer', async () => {
    const accepted = { package: 'comfort', months: 4, total: 12_345, at: '2026-11-20T10:00:00.000Z' } as const;
    open({ 'GET /api/offers': pageAnswer([{ ...acme, status: 'accepted', accepted }]) });
    const cell = (await row('Acme')).querySelector('[data-column=totals]');
    expect(cell?.textContent.replaceAll('\u00a0', ' ')).toMatch(/^Comfort12,345 złaccepted \S*Nov/);
  });

  test('offers neither editing nor deletion; the menu says why', async () => {
    const { person } = open({ 'GET /api/offers': pageAnswer([{ ...acme, status: 'accepted' }]) });
    const acmeRow = await row('Acme');
    expect(within(acmeRow).getByRole('button', { name: 'Edit the offer for Acme' })).toBeDisabled();
    await person.click(within(acmeRow).getByRole('button', { name: 'More actions for the offer for Acme' }));
    const deletion = screen.getByRole('menuitem', { name: 'Delete' });
    expect(deletion).toHaveAttribute('aria-disabled', 'true');
    expect(deletion).toHaveAccessibleDescription('Accepted: can no longer be changed or deleted.');
    expect(screen.getByText('Accepted: can no longer be changed or deleted.')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'New password' })).not.toHaveAttribute('aria-disabled');
  });
});

test('A reader who may not change offers is offered no change in the list', async () => {
  const { person } = open({}, { user: { id: 2, username: 'bob', isAdmin: false } });
  const acmeRow = within(await row('Acme'));
  expect(acmeRow.getByRole('button', { name: 'Edit the offer for Acme' })).toBeDisabled();
  await person.click(acmeRow.getByRole('button', { name: /^More actions/ }));
  expect(screen.queryByRole('menuitem', { name: 'New password' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});
