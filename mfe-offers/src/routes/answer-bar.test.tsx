import { act, screen, waitFor, within } from '@testing-library/react';
import { both, publicOffer } from '@programme/offer-view/fixture';
import { dialog, oneQuote, openDialog, serve, twoQuotes } from './answer.fixture';
import { open } from './offers.routes.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

const bar = () => screen.queryByRole('group', { name: 'Your answer' });

describe('the bar', () => {
  test('offers both answers and the way to a question to a client', async () => {
    serve([oneQuote]);
    open();
    const group = within(await screen.findByRole('group', { name: 'Your answer' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline', 'Ask', 'Accept']);
  });

  test.each([
    ['an admin, who previews', oneQuote, { user: { id: 1, username: 'ada', isAdmin: true } }],
    ['anybody while it is not known who they are', oneQuote, { status: 'loading' as const }],
    ['a client of an expired offer', publicOffer([both], { expired: true }), {}],
  ])('is not there for %s', async (_who, offer, options) => {
    serve([offer]);
    open(options);
    await screen.findByRole('article');
    await act(() => import('../features/answer'));
    expect(bar()).not.toBeInTheDocument();
  });

  test('is there for a user without rights who has the code', async () => {
    serve([oneQuote]);
    open({ user: { id: 2, username: 'bob', isAdmin: false } });
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  });
});

describe('the dialog', () => {
  const hidden = () => screen.queryByRole('dialog', { hidden: true });

  afterAll(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  let whenIdle: () => Promise<void>;

  beforeEach(() => {
    window.requestIdleCallback = (run) => {
      whenIdle = () => act(async () => run({ didTimeout: false, timeRemaining: () => 50 }));
      return 1;
    };
    window.cancelIdleCallback = () => undefined;
  });

  test('is drawn ahead where nobody sees it, leaves nothing behind, and opens as always', async () => {
    serve([twoQuotes]);
    const { person } = open();
    await screen.findByRole('button', { name: 'Accept' });
    // The dialog stands for a moment only: what stood is written down whenever the page changes.
    const drawn = { hidden: false, visible: false, focus: false };
    const watcher = new MutationObserver(() => {
      drawn.hidden ||= hidden() !== null;
      drawn.visible ||= screen.queryByRole('dialog') !== null;
      drawn.focus ||= document.activeElement !== document.body;
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await whenIdle();
    await waitFor(() => expect(drawn.hidden).toBe(true));
    await waitFor(() => expect(hidden()).not.toBeInTheDocument());
    watcher.disconnect();
    expect(drawn).toEqual({ hidden: true, visible: false, focus: false });
    expect(document.body).toHaveFocus();
    await openDialog(person);
    expect(screen.getByRole('dialog', { name: 'Which option do you accept?' })).toHaveFocus();
  });

  test('is not drawn ahead after one was opened', async () => {
    serve([twoQuotes]);
    const { person } = open();
    await openDialog(person, 'Decline');
    await whenIdle();
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    await person.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(hidden()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  });
});
