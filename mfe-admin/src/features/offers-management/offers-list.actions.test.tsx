import { act, screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswer } from '@programme/testing';
import { sendDelayedCalls } from '../../shared/leaving/delayed-calls';
import { acme, event, pageAnswer } from './offers.fixture';
import { beta, open, openMenu, row } from './offers-list.fixture';

// A test that deletes leaves nothing waiting for the next one.
afterEach(() => act(() => sendDelayedCalls()));

describe('The password', () => {
  test('is hidden until it is asked for, with the keyboard too', async () => {
    const { person } = open();
    const show = await screen.findByRole('button', { name: 'Show the password for Acme' });
    expect(screen.queryByText('K7QMC-3XPWC-9RTDF')).not.toBeInTheDocument();
    await act(async () => show.focus());
    await person.keyboard('{Enter}');
    expect(screen.getByText('K7QMC-3XPWC-9RTDF')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Hide the password for Acme' }));
    expect(screen.queryByText('K7QMC-3XPWC-9RTDF')).not.toBeInTheDocument();
  });
});

describe('Copying', () => {
  test('the password says so', async () => {
    const { person, toast } = open();
    await person.click(await screen.findByRole('button', { name: 'Copy the password for Acme' }));
    expect(await navigator.clipboard.readText()).toBe('K7QMC-3XPWC-9RTDF');
    expect(toast).toHaveBeenCalledWith({ title: 'Password copied' });
  });

  test('the address of the offer says so', async () => {
    const { person, toast } = open();
    await person.click(await screen.findByRole('button', { name: 'Copy the URL of the offer for Acme' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/offer/offer-1`);
    expect(toast).toHaveBeenCalledWith({ title: 'Offer URL copied' });
  });

  test('that the browser forbids gives the text to copy by hand', async () => {
    const { person, toast } = open();
    const button = await screen.findByRole('button', { name: 'Copy the password for Acme' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await person.click(button);
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'The browser does not allow copying',
      description: 'Copy it yourself: K7QMC-3XPWC-9RTDF',
    });
  });

  test('The offer itself opens in a new tab', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Open the offer for Acme in a new tab' });
    expect(link).toHaveAttribute('href', '/offer/offer-1');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('Deleting', () => {
  const answers = { 'DELETE /api/offers/offer-1': { status: 204 } };
  const deletions = (calls: ReturnType<typeof open>['calls']) => calls.filter(({ method }) => method === 'DELETE');
  const gone = () => expect(screen.queryByText('Acme')).not.toBeInTheDocument();

  test('asks nothing, hides the offer at once, and is sent when the toast has gone', async () => {
    let left = [acme, beta];
    const { person, calls, toast } = open({ ...answers, 'GET /api/offers': () => pageAnswer(left) });
    await openMenu(person, 'Delete');
    await waitFor(gone);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Offer deleted successfully', description: 'Acme' }),
    );
    expect(deletions(calls)).toEqual([]);
    expect(screen.getByText('1–1 of 1')).toBeVisible();

    left = [beta];
    await act(async () => void toast.mock.lastCall?.[0].onClose?.());
    await waitFor(() => expect(deletions(calls)).toHaveLength(1));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/offers'));
    gone();
  });

  test('can be taken back while the toast shows', async () => {
    const { person, calls, toast } = open(answers);
    await openMenu(person, 'Delete');
    await waitFor(gone);
    const { action } = toast.mock.lastCall![0];
    expect(action?.label).toBe('Undo');
    act(() => action?.onChoose());
    expect(await row('Acme')).toBeVisible();
    expect(toast).toHaveBeenLastCalledWith({ tone: 'information', title: 'The offer for Acme stays' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(deletions(calls)).toEqual([]);
  });

  test('is sent when the page is left', async () => {
    const { person, calls } = open(answers);
    await openMenu(person, 'Delete');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(deletions(calls)).toHaveLength(1));
  });

  test('that the API refuses brings the offer back and says so', async () => {
    const { person, toast } = open({ 'DELETE /api/offers/offer-1': problem(503, 'unavailable', 'Away.') });
    await openMenu(person, 'Delete');
    await waitFor(gone);
    await act(async () => void toast.mock.lastCall?.[0].onClose?.());
    expect(await row('Acme')).toBeVisible();
    expect(toast).toHaveBeenLastCalledWith({
      tone: 'error',
      title: 'Error deleting offer',
      description: 'Please try again.',
    });
  });

  test('of one that is gone already is done', async () => {
    const { person, toast } = open({ 'DELETE /api/offers/offer-1': problem(404, 'not-found', 'Nothing here.') });
    await openMenu(person, 'Delete');
    await act(async () => void toast.mock.lastCall?.[0].onClose?.());
    await waitFor(gone);
    expect(toast).toHaveBeenCalledTimes(1);
  });
});

describe('Dialogs', () => {
  test('The history says who did what, and when', async () => {
    const { person } = open({
      'GET /api/offers/offer-1/history': {
        body: [
          event(5, 'reversed', { reason: 'Wrong option,\nsays the client' }),
          event(4, 'accepted', { username: null, revision: 2 }),
          event(3, 'code-rotated', { username: 'bob' }),
          event(2, 'changed', {
            fields: ['clientName', 'quotes', 'contactEmail', 'terms', 'somethingNewer'],
            revision: 2,
          }),
          event(1, 'created', { revision: 1 }),
        ],
      },
    });
    await openMenu(person, 'History');
    const dialog = await screen.findByRole('dialog', { name: /History of the offer/ });
    const entries = (await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual([
      expect.stringMatching(/^Answer or withdrawal reversedWrong option,\nsays the client.*, by ada$/),
      expect.stringMatching(/^Accepted · Revision 2Nov.*, by the client$/),
      expect.stringMatching(/^New passwordNov.*, by bob$/),
      expect.stringMatching(
        /^Changed · Revision 2Client Name, Quotes, Contact’s e-mail, Terms, somethingNewer.*, by ada$/,
      ),
      expect.stringMatching(/^CreatedNov.*, by ada$/),
    ]);
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('The analytics count openings, in rounded minutes or seconds, and are asked for each time', async () => {
    const viewedAt = '2026-11-21T12:00:00.000Z';
    const { person, calls } = open({
      'GET /api/offers/offer-1/analytics': {
        body: [
          { id: 3, viewedAt, ipAddress: '10.0.0.1', sessionDuration: 95, activeSeconds: 61 },
          { id: 2, viewedAt, ipAddress: '10.0.0.2', sessionDuration: 29, activeSeconds: 0 },
          { id: 1, viewedAt, ipAddress: null, sessionDuration: null, activeSeconds: null },
        ],
      },
    });
    await openMenu(person, 'Analytics');
    expect(await screen.findByText('Total opens: 3')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Analytics' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('10.0.0.12 min1 min');
    expect(rows[2]).toHaveTextContent('10.0.0.229 s0 s');
    expect(rows[3]).toHaveTextContent('N/AActive–');
    expect(await screen.findByRole('figure', { name: 'Opens by day' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openMenu(person, 'Analytics');
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/analytics'))).toHaveLength(2));
  });

  test('Analytics of an offer with more openings than a page holds tell all of them, and show them page by page', async () => {
    const views = [1205, 1204, 1203].map((id) => ({
      id,
      viewedAt: '2026-11-21T12:00:00.000Z',
      ipAddress: null,
      sessionDuration: 60,
      activeSeconds: 60,
    }));
    const path = '/api/offers/offer-1/analytics';
    const { person, calls } = open({
      [`GET ${path}`]: ({ query }): ApiAnswer =>
        query.get('cursor') === 'next'
          ? { body: views.slice(1), headers: { 'X-Total-Count': '1205' } }
          : { body: views, headers: { 'X-Total-Count': '1205', Link: `<${path}?cursor=next>; rel="next"` } },
    });
    await openMenu(person, 'Analytics');
    expect(await screen.findByText('Total opens: 1,205')).toBeVisible();
    expect(screen.getByText('1–3 of 1,205')).toBeVisible();
    expect(screen.getByText('Opens by day, of the opens in the table below')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Older opens' }));
    expect(await screen.findByText('1,001–1,002 of 1,205')).toBeVisible();
    expect(screen.getByText('Total opens: 1,205')).toBeVisible();
    expect(calls.filter((call) => call.path === path)).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Newer opens' }));
    expect(await screen.findByText('1–3 of 1,205')).toBeVisible();
  });

  test('Analytics of an offer that nobody has opened say so', async () => {
    const { person } = open({ 'GET /api/offers/offer-1/analytics': { body: [] } });
    await openMenu(person, 'Analytics');
    expect(await screen.findByText('No password-based views yet')).toBeVisible();
  });

  test('Analytics that cannot be loaded say why', async () => {
    const { person } = open({ 'GET /api/offers/offer-1/analytics': problem(503, 'unavailable', 'Away.') });
    await openMenu(person, 'Analytics');
    expect(await screen.findByRole('alert')).toHaveTextContent('The views could not be loadedAway.');
  });

  test('A new password asks first, says who is locked out, and the list follows', async () => {
    let code = acme.accessCode;
    const { person, toast, lists } = open({
      'GET /api/offers': () => pageAnswer([{ ...acme, accessCode: code }]),
      'POST /api/offers/offer-1/code': () => {
        code = 'NEWCD-NEWCD-NEWCD';
        return { body: { accessCode: code, version: 4 } };
      },
    });
    await openMenu(person, 'New password');
    const dialog = screen.getByRole('dialog', { name: 'Create a new password?' });
    expect(dialog).toHaveTextContent('anyone viewing the offer loses access');
    await person.click(within(dialog).getByRole('button', { name: 'Create a new password' }));
    await waitFor(() => expect(lists().length).toBeGreaterThan(1));
    await person.click(screen.getByRole('button', { name: 'Show the password for Acme' }));
    expect(await screen.findByText('NEWCD-NEWCD-NEWCD')).toBeVisible();
    expect(toast).toHaveBeenCalledWith({
      title: 'New password created',
      description: 'The offer for Acme now opens with NEWCD-NEWCD-NEWCD.',
    });
  });

  test('A new password that could not be made says why, in the dialog', async () => {
    const { person } = open({ 'POST /api/offers/offer-1/code': problem(409, 'stale-version', 'Somebody was faster.') });
    await openMenu(person, 'New password');
    await person.click(screen.getByRole('button', { name: 'Create a new password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The password was not changedSomebody was faster.');
  });
});
