import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noAnswer, problem, stubApi } from '@programme/testing';
import { publicOffer } from '@programme/offer-view/fixture';
import { read, wrongPassword, view, locked, offer, gate, gateOpen, open, password } from './offers.routes.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

test('The right password opens the offer, whose heading takes the focus and whose client the title names', async () => {
  const calls = stubApi(gate(wrongPassword));
  const { person, toast, setPageTitle } = open();
  await person.type(await screen.findByLabelText('Password'), 'guess{Enter}');
  await screen.findByRole('alert');
  await person.type(password(), '2{Enter}');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Offer for Acme' });
  await waitFor(() => expect(heading).toHaveFocus());
  // What says that the offer is loading goes when it is there.
  await waitFor(() =>
    expect(toast.mock.calls.slice(-2)).toEqual([
      [{ title: 'Password correct', description: 'Loading offer details' }],
      [{ title: 'Password correct' }],
    ]),
  );
  expect(setPageTitle).toHaveBeenLastCalledWith('Offer for Acme – Activity Programme');
  expect(screen.getByText('As we agreed.')).toBeVisible();
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(true));
});

test('Its currency is the one that a client reads prices in from then on; staff keep theirs', async () => {
  stubApi(gateOpen());
  const client = open({ currency: 'MXN' });
  await screen.findByRole('article');
  await waitFor(() => expect(client.setCurrency).toHaveBeenCalledWith('PLN'));
  client.unmount();
  const staff = open({ currency: 'MXN', user: { id: 1, username: 'ada', isAdmin: true } });
  await screen.findByRole('article');
  expect(staff.setCurrency).not.toHaveBeenCalled();
});

test('The header can print the open offer under its own title', async () => {
  stubApi(gateOpen());
  const { setPrintableComparison, unmount } = open();
  await screen.findByRole('article');
  const printable = { savedCalculations: 1, documentTitle: 'Offer for Acme', wholeScreen: true };
  expect(setPrintableComparison).toHaveBeenLastCalledWith(printable);
  unmount();
  expect(setPrintableComparison).toHaveBeenLastCalledWith(null);
});

test('The title is given back when the offer is left', async () => {
  stubApi(gateOpen());
  const { setPageTitle, unmount } = open();
  await screen.findByRole('article');
  unmount();
  expect(setPageTitle).toHaveBeenLastCalledWith(null);
});

test('Whoever is let in already never sees the gate', async () => {
  const calls = stubApi(gateOpen());
  open();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeVisible();
  await screen.findByRole('article');
  await waitFor(() => expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([read, view]));
});

test('After the password, the shape of the offer stands in for it', async () => {
  let reads = 0;
  stubApi({ ...gate(), [read]: () => (reads++ === 0 ? locked : noAnswer()) });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByRole('progressbar', { name: 'Loading offer details' })).toBeVisible();
});

test('When the access has ended by then, the gate is back and works again', async () => {
  let reads = 0;
  stubApi({ ...gate(), [read]: () => (reads++ < 2 ? locked : offer) });
  const { person } = open();
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  await waitFor(() => expect(reads).toBe(2));
  await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
  await screen.findByRole('article');
});

test('Another language changes the words and neither fetches nor records anew', async () => {
  const calls = stubApi(gateOpen());
  const { changeLanguage, setPageTitle } = open();
  await screen.findByRole('article');
  await waitFor(() => expect(calls).toHaveLength(2));
  changeLanguage('pl');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oferta dla firmy Acme' })).toBeVisible();
  expect(screen.getByText('As we agreed.')).toBeVisible();
  expect(setPageTitle).toHaveBeenLastCalledWith('Oferta dla firmy Acme – Program Aktywności');
  expect(calls).toHaveLength(2);
});

test('An expired offer says so and is shown all the same; one without quotes says that', async () => {
  stubApi({ ...gateOpen(), [read]: { body: publicOffer([], { expired: true }) } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This offer has expired. Please contact your sales representative for an updated quote.',
  );
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This offer has no quotes yet.');
});

describe('when the offer cannot be loaded', () => {
  const broken = problem(500, 'internal', 'Something went wrong on our side. Please try again.');

  test('it is fetched two more times, a second apart, before the page says so; Retry asks again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'setImmediate'] });
    let [asked, working] = [0, false];
    stubApi({
      ...gateOpen(),
      [read]: () => {
        asked += 1;
        return working ? offer : broken;
      },
    });
    open();
    const until = async (holds: () => boolean) => {
      while (!holds()) await act(() => jest.advanceTimersByTimeAsync(10));
    };
    for (const calls of [1, 2]) {
      await until(() => asked === calls);
      await act(() => jest.advanceTimersByTimeAsync(900));
      expect(asked).toBe(calls);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
    await until(() => screen.queryByRole('alert') !== null);
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load offer. Please try again later.');
    expect(asked).toBe(3);
    working = true;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('article');
  });

  test('a client error is not tried again', async () => {
    const calls = stubApi({ [read]: problem(404, 'not-found', 'Not found.') });
    open();
    await screen.findByRole('alert');
    expect(calls).toHaveLength(1);
  });
});

test('A PDF that fails says so and can be asked for again', async () => {
  stubApi({ ...gateOpen(), 'GET /asset': { status: 404 } });
  const { person, toast } = open();
  const button = await screen.findByRole('button', { name: 'Download PDF' });
  await person.click(button);
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Download failed',
      description: 'Failed to download PDF. Please try again.',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeEnabled();
});
