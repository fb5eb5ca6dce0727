import { screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { networkError, renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createAdminStore } from '../admin.store';
import { useStaffClock } from './use-staff-clock';
import { ZoneNote } from './zone-note';

const late = '2026-11-21T23:30:00.000Z';

function Screen() {
  const { today, dateTime, dayOf, relativeDay } = useStaffClock();
  return (
    <>
      <output>{[today, dateTime(late), dayOf(late), relativeDay(late)].join(' | ').replaceAll(/\s/g, ' ')}</output>
      <ZoneNote />
    </>
  );
}

function open(settings: ApiAnswer | (() => Promise<ApiAnswer>)) {
  stubApi({ 'GET /api/settings': settings });
  return renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <Screen />
    </StoreProvider>,
  );
}

const settings = (timezone: string, now: string): ApiAnswer => ({
  body: { registration: false, chat: false, mail: false, timezone, now },
});

test.each([
  ['Europe/Warsaw', '2026-11-22 | Nov 22, 2026, 12:30 AM | Nov 22, 2026 | today'],
  ['America/Mexico_City', '2026-11-22 | Nov 21, 2026, 5:30 PM | Nov 21, 2026 | yesterday'],
])('Days and times are those of %s, by the clock of the server', async (zone, text) => {
  // The clock of this computer is years away.
  open(settings(zone, '2026-11-22T12:00:00.000Z'));
  expect(await screen.findByText(`Days and times are those of ${zone.replace('_', ' ')}.`)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('No time is shown before the zone is known', () => {
  open(() => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent(/^\d{4}-\d\d-\d\d \| … \| … \| …$/);
  expect(screen.queryByText(/Days and times/)).not.toBeInTheDocument();
});

test('Where the server does not say, the reader’s own zone holds, and is named', async () => {
  open(networkError);
  expect(await screen.findByText('Days and times are those of UTC.', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nov 21, 2026, 11:30 PM');
});
