import { screen, waitFor, within } from '@testing-library/react';
import { offerStateHeaders, type OfferMessage, type OfferState } from '@programme/contracts';
import { enterprise, publicOffer } from '@programme/offer-view/fixture';
import type { serve } from './answer.fixture';
import { open } from './offers.routes.fixture';

export const ask = 'POST /api/offers/o-1/questions';
export const requestExtension = 'POST /api/offers/o-1/extension-request';

export const question: OfferMessage = {
  id: 7,
  author: 'client',
  name: 'Ewa Zając',
  text: 'Can we pay\n<b>monthly</b>?',
  at: '2026-11-24T20:15:03.000Z',
};

export const answer: OfferMessage = {
  ...question,
  id: 8,
  author: 'staff',
  name: null,
  text: 'Yes, you can.',
  at: '2026-11-25T08:00:00.000Z',
};

export const offerWith = (...thread: readonly OfferMessage[]) => ({ ...publicOffer([enterprise]), thread });

export const expiredOffer = publicOffer([enterprise], { expired: true });

export const section = async () => within(await screen.findByRole('region', { name: 'Questions' }));

export const questionField = () => screen.findByRole('textbox', { name: 'Your question' });

/** Goes to where a client asks, and gives the field. */
export async function startAsking(person: ReturnType<typeof open>['person']): Promise<HTMLElement> {
  await person.click(await screen.findByRole('button', { name: 'Ask' }));
  return questionField();
}

/** The answer of a report of the visit, by which an open page learns how the offer stands. */
export const reporting = ({
  messages,
  revision = 1,
  status = 'open',
}: Partial<OfferState> & { readonly messages: number }) => ({
  'PUT /api/offers/o-1/view/1': {
    status: 204,
    headers: {
      [offerStateHeaders.revision]: String(revision),
      [offerStateHeaders.status]: status,
      [offerStateHeaders.messages]: String(messages),
    },
  },
});

/** Opens an offer whose visit is recorded, so that it can be reported. */
export async function openRecorded(calls: ReturnType<typeof serve>, options: Parameters<typeof open>[0] = {}) {
  const rendered = open(options);
  await screen.findByRole('article');
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(true));
  return rendered;
}

/** The page reports that it goes, once it knows its visit; the answer tells how the offer stands. */
export const report = (calls: ReturnType<typeof serve>): Promise<void> =>
  waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(true);
  });
