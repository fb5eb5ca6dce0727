import { screen, waitFor, within } from '@testing-library/react';
import type { Overview } from '@programme/contracts';
import { StoreProvider, useLocation } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { OverviewPage } from './overview.page';

export const nothing: Overview = {
  attention: [],
  failedMessages: 0,
  offers: { made: 0, opened: 0, openedAgain: 0 },
  currencies: [],
  calculations: {
    weeks: Array.from({ length: 12 }, (_, index) => ({
      start: `2026-0${1 + Math.floor(index / 4)}-0${1 + (index % 4) * 2}`,
      count: 0,
    })),
    lengths: Array.from({ length: 12 }, () => 0),
    calculators: [],
  },
};

export const busy: Overview = {
  attention: [
    { offerId: 'o-1', clientName: 'Acme', reason: 'expiring', days: 0, opened: true },
    { offerId: 'o-2', clientName: 'Zażółć', reason: 'expiring', days: 3, opened: false },
    { offerId: 'o-3', clientName: 'Globex', reason: 'unopened', days: 4, opened: false },
    { offerId: 'o/4', clientName: 'Initech', reason: 'expired', days: 1, opened: true },
  ],
  failedMessages: 0,
  offers: {
    made: 1300,
    sent: 1200,
    opened: 900,
    openedAgain: 300,
    accepted: 240,
    declined: 60,
    hoursToOpen: 0.4,
    hoursToDecide: 215,
    declineReason: 'timing',
  },
  currencies: [
    {
      currency: 'PLN',
      made: 1000,
      open: 700,
      expiring: 30,
      expired: 300,
      accepted: 1,
      openTotal: 412_300.5,
      acceptedTotal: 38_800,
    },
    { currency: 'EUR', made: 200, open: 150, expiring: 2, expired: 50 },
  ],
  calculations: {
    weeks: nothing.calculations.weeks.map((week, index) => ({ ...week, count: index * 10 })),
    lengths: [10, 0, 50, 0, 0, 400, 0, 0, 0, 0, 0, 200],
    calculators: [
      { calculator: '2026', count: 495 },
      { calculator: 'comfort', count: 165 },
    ],
  },
};

/** What the link that was followed asks its page to begin with. */
function Requested() {
  const state = useLocation().state as { readonly act?: string } | null;
  return <output aria-label="Requested">{state?.act}</output>;
}

export const requested = () => screen.getByRole('status', { name: 'Requested' }).textContent;

export const open = (options: FakeShellOptions = {}) =>
  renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <OverviewPage />
      <Requested />
    </StoreProvider>,
    options,
  );

export const noon = '2026-11-22T12:00:00.000Z';

/** The server’s clock says noon, whatever this computer’s does. */
export const settings = {
  'GET /api/settings': {
    body: { registration: false, chat: false, mail: false, timezone: 'Europe/Warsaw', now: noon },
  },
};

export const timesAreKnown = () =>
  waitFor(async () => {
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent('…');
  });

export const section = (name: string) => within(screen.getByRole('region', { name }));

/** The words of a row, without its verb and without marks around names. */
export function wordsOf(row: HTMLElement | undefined): string | undefined {
  const copy = row?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelector('a[aria-describedby]')?.remove();
  return copy?.textContent.replaceAll(/[\u2068\u2069]/g, '');
}
