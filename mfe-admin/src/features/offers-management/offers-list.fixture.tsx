import { screen } from '@testing-library/react';
import type { ListedOffer } from '@programme/contracts';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { acme, anna, counts, jan, pageAnswer, settings } from './offers.fixture';
import { OffersManagementPage } from './offers-management.page';

export const beta: ListedOffer = {
  ...acme,
  id: 'offer-2',
  clientName: '<b>Beta</b>',
  accessCode: '',
  validUntil: '2026-10-01',
  expired: true,
  status: 'expired',
  daysLeft: -51,
  opens: 3,
  lastOpenedAt: '2026-09-30T12:00:00.000Z',
};

type Answers = Parameters<typeof stubApi>[0];

export function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({
    'GET /api/offers': pageAnswer([acme, beta]),
    'GET /api/offers/counts': counts,
    'GET /api/settings': settings,
    'GET /api/creators': { body: [anna, jan] },
    ...answers,
  });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <OffersManagementPage />
    </StoreProvider>,
    { route: '/offers', user: { id: 1, username: 'ada', isAdmin: true }, ...options },
  );
  const lists = () => calls.filter(({ method, path }) => method === 'GET' && path === '/api/offers');
  return { ...view, calls, lists };
}

export const row = (client: string) => screen.findByRole('row', { name: new RegExp(client) });

/** Chooses from the menu of the first offer. */
export const openMenu = async (person: ReturnType<typeof open>['person'], item: string) => {
  await person.click(await screen.findByRole('button', { name: 'More actions for the offer for Acme' }));
  await person.click(screen.getByRole('menuitem', { name: item }));
};
