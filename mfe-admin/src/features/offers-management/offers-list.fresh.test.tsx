import { act, screen, waitFor } from '@testing-library/react';
import { beta, open, row } from './offers-list.fixture';
import { acme, pageAnswer } from './offers.fixture';

/** A list that others change. */
function openShared() {
  let rows = [acme, beta];
  const view = open({ 'GET /api/offers': () => pageAnswer(rows) });
  return { ...view, become: (changed: typeof rows) => (rows = changed) };
}

/** So long after now; ms. */
function setClock(ms: number): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + ms);
}
afterEach(() => jest.restoreAllMocks());

const accepted = { ...acme, status: 'accepted' } as const;
const gamma = { ...acme, id: 'offer-3', clientName: 'Gamma' };
const refresh = () => screen.getByRole('button', { name: 'Refresh' });
const marks = () =>
  screen.queryAllByText('New or changed').map((mark) => mark.closest('tr')?.querySelector('a')?.textContent);

test('Refresh asks again, and marks what is new or changed', async () => {
  const { person, become, lists } = openShared();
  await row('Acme');
  expect(marks()).toEqual([]);
  become([gamma, accepted, beta]);
  await person.click(refresh());
  expect(await row('Gamma')).toBeVisible();
  expect(await row('Acme')).toHaveTextContent('Accepted');
  expect(marks()).toEqual(['Gamma', 'Acme']);
  // A day less that is left is no change.
  become([gamma, accepted, beta].map((offer) => ({ ...offer, daysLeft: offer.daysLeft - 1 })));
  await person.click(refresh());
  // The answer may come after the button was seen enabled: what it changes on the page is waited for.
  await waitFor(() => expect(marks()).toEqual([]));
  expect(lists()).toHaveLength(3);
});

test('Another page of the list has no marks', async () => {
  const { person, become } = openShared();
  await row('Acme');
  become([gamma, beta]);
  await person.click(screen.getByRole('button', { name: /^Valid Until/ }));
  expect(await row('Gamma')).toBeVisible();
  expect(marks()).toEqual([]);
});

test('The list is asked for each time that it is opened', async () => {
  const { person, become, lists } = openShared();
  await row('Acme');
  expect(lists()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Create New Offer' }));
  become([accepted, beta]);
  setClock(3000);
  await person.click(screen.getByRole('tab', { name: 'All Offers' }));
  await waitFor(async () => expect(await row('Acme')).toHaveTextContent('Accepted'));
  expect(lists()).toHaveLength(2);
});

test('Whoever comes back after a minute sees what is new; sooner nothing is asked for', async () => {
  const { become, lists } = openShared();
  await row('Acme');
  become([accepted, beta]);
  const focusAfter = (ms: number) => {
    setClock(ms);
    act(() => void window.dispatchEvent(new Event('focus')));
  };
  focusAfter(50_000);
  expect(lists()).toHaveLength(1);
  focusAfter(61_000);
  await waitFor(async () => expect(await row('Acme')).toHaveTextContent('Accepted'));
  expect(lists()).toHaveLength(2);
});
