import { screen, waitFor, within } from '@testing-library/react';
import type { OfferDetails } from '@programme/contracts';
import { problem, type ApiAnswer } from '@programme/testing';
import { acceptance, decline, openPage, standing } from './offer-page.fixture';

const withdrawal = 'POST /api/offers/offer-1/withdraw';
const reversal = 'POST /api/offers/offer-1/reverse';

/** The API's offer: what a call makes of it is what the page reads next. */
function openStored(stored: OfferDetails, calls: Record<string, (offer: { current: OfferDetails }) => ApiAnswer>) {
  const offer = { current: stored };
  const answers = Object.entries(calls).map(([call, answer]) => [call, () => answer(offer)] as const);
  const view = openPage({
    'GET /api/offers/offer-1/details': () => ({ body: offer.current }),
    ...Object.fromEntries(answers),
  });
  const bodies = (call: string) =>
    view.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...view, bodies };
}

const becomes =
  (next: OfferDetails) =>
  (offer: { current: OfferDetails }): ApiAnswer => {
    offer.current = next;
    return { body: next };
  };

const stale = problem(409, 'stale-version', 'Somebody was faster.');

const press = async ({ person }: ReturnType<typeof openStored>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

describe('Withdraw', () => {
  test('says first what the client will see, and sends the version', async () => {
    const view = openStored(standing('open'), { [withdrawal]: becomes(standing('withdrawn', [], 4)) });
    await press(view, 'Withdraw');
    const dialog = screen.getByRole('dialog', { name: 'Withdraw the offer?' });
    expect(dialog).toHaveTextContent('sees from now on that it was withdrawn, but no quotes and no prices');
    await view.person.click(within(dialog).getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByRole('button', { name: 'Reverse withdrawal' })).toBeVisible();
    expect(view.bodies(withdrawal)).toEqual([{ version: 3 }]);
    expect(view.toast).toHaveBeenLastCalledWith({ title: 'Offer withdrawn' });
    // Its button is gone.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Answer of the client' })).toHaveFocus());
  });

  test('can be cancelled', async () => {
    const view = openStored(standing('expired'), {});
    await press(view, 'Withdraw');
    await press(view, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.bodies(withdrawal)).toEqual([]);
  });

  test('of a client who accepted meanwhile is refused in words, and the page shows the acceptance', async () => {
    const refusal = problem(409, 'offer-accepted', 'The client has accepted this offer.');
    const view = openStored(standing('open'), {
      [withdrawal]: (offer) => {
        offer.current = standing('accepted', [acceptance], 4);
        return { ...refusal, body: { ...(refusal.body as object), state: { status: 'accepted' } } };
      },
    });
    await press(view, 'Withdraw');
    await press(view, 'Withdraw offer');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The offer was not withdrawnThe client has accepted this offer.',
    );
    await press(view, 'Cancel');
    expect(await screen.findByRole('button', { name: 'Reverse acceptance' })).toBeVisible();
  });

  test('of an offer that has changed offers the current state, and is confirmed again for that', async () => {
    const view = openStored(standing('open'), {
      [withdrawal]: (offer) => {
        if (offer.current.offer.version === 4) return becomes(standing('withdrawn', [], 5))(offer);
        offer.current = standing('open', [], 4);
        return stale;
      },
    });
    await press(view, 'Withdraw');
    await press(view, 'Withdraw offer');
    expect(await screen.findByRole('alert')).toHaveTextContent('The offer has changed in the meantime');
    await press(view, 'Load the current state');
    expect(await screen.findByText(/This is the current state/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(view, 'Withdraw offer');
    expect(await screen.findByRole('button', { name: 'Reverse withdrawal' })).toBeVisible();
    expect(view.bodies(withdrawal)).toEqual([{ version: 3 }, { version: 4 }]);
  });
});

describe('Reverse', () => {
  test.each([
    ['accepted', [acceptance], 'Reverse acceptance', /you can change the offer again/i],
    ['declined', [decline], 'Reverse decline', /decline no longer counts/],
    ['withdrawn', [], 'Reverse withdrawal', /sees quotes and prices again/],
  ] as const)('of an offer that is %s says what follows, and needs a reason', async (status, decisions, name, text) => {
    const view = openStored(standing(status, decisions), { [reversal]: becomes(standing('open', [], 4)) });
    await press(view, name);
    const dialog = screen.getByRole('dialog', { name });
    expect(within(dialog).getByText(text)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name });
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
    await view.person.type(reason, '  ');
    await view.person.click(confirm);
    await waitFor(() => expect(reason).toBeInvalid());
    expect(view.bodies(reversal)).toEqual([]);
    await view.person.type(reason, 'The wrong option{Enter}was chosen ');
    await view.person.click(confirm);
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(view.bodies(reversal)).toEqual([{ version: 3, reason: 'The wrong option\nwas chosen' }]);
    expect(view.toast).toHaveBeenLastCalledWith({ title: 'Reversed' });
  });

  test('of an offer that has changed keeps the reason, and offers the current state', async () => {
    const view = openStored(standing('withdrawn'), {
      [reversal]: (offer) => {
        if (offer.current.offer.version === 4) return becomes(standing('open', [], 5))(offer);
        offer.current = standing('withdrawn', [], 4);
        return stale;
      },
    });
    await press(view, 'Reverse withdrawal');
    const dialog = screen.getByRole('dialog');
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
    await view.person.type(reason, 'A mistake');
    const confirm = within(dialog).getByRole('button', { name: 'Reverse withdrawal' });
    await view.person.click(confirm);
    await press(view, 'Load the current state');
    expect(await screen.findByText(/This is the current state/)).toBeVisible();
    expect(reason).toHaveValue('A mistake');
    await view.person.click(confirm);
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(view.bodies(reversal)).toEqual([
      { version: 3, reason: 'A mistake' },
      { version: 4, reason: 'A mistake' },
    ]);
  });

  test.each([
    ['by its field', problem(400, 'invalid-request', 'Bad.', { reason: 'Too long' }), 'Too long'],
    ['as a whole', problem(503, 'unavailable', 'Away.'), 'Nothing was reversedAway.'],
  ])('that the API refuses says why, %s', async (_how, answer, words) => {
    const view = openStored(standing('declined', [decline]), { [reversal]: () => answer });
    await press(view, 'Reverse decline');
    const dialog = screen.getByRole('dialog');
    await view.person.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A mistake');
    await view.person.click(within(dialog).getByRole('button', { name: 'Reverse decline' }));
    await waitFor(() => expect(dialog).toHaveTextContent(words));
  });
});
