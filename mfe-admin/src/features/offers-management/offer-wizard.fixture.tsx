import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, RouterLink, Routes, StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { acme, anna, counts, details, ewa, jan, pageAnswer, priceAnswer, settings, noMails } from './offers.fixture';
import { OffersManagementPage } from './offers-management.page';

/** A draft is kept in the tab, and every test has one of its own. */
beforeEach(() => sessionStorage.clear());

export type Answers = Parameters<typeof stubApi>[0];

export const created = {
  offer: { ...acme, id: 'offer-9', clientName: 'New client' },
  generatedPassword: 'AAAAA-BBBBB-CCCCC',
};

export function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({
    'GET /api/offers': pageAnswer([acme]),
    'GET /api/offers/counts': counts,
    'GET /api/settings': settings,
    'GET /api/offer-settings': { body: { largestDiscount: null, version: 1 } },
    'GET /api/creators': { body: [anna, jan, ewa] },
    'GET /api/offers/offer-1/details': { body: details },
    'GET /api/offers/offer-1/analytics': { body: [] },
    'POST /api/offers/calculate-prices': priceAnswer,
    'POST /api/offers': { status: 201, body: created },
    'GET /api/offers/offer-9/mails': { body: noMails },
    ...answers,
  });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <RouterLink to="/elsewhere">away</RouterLink>
      <Routes>
        <Route path="/offers" element={<OffersManagementPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </StoreProvider>,
    { route: '/offers', user: { id: 1, username: 'ada', isAdmin: true }, ...options },
  );
  const sent = (method: string, path = '/api/offers') =>
    calls.filter((call) => call.method === method && call.path === path);
  return { ...view, calls, sent };
}

export type View = ReturnType<typeof open>;

/** Heads the list of offers, which is no step. */
export const listTitle = () => screen.getByRole('heading', { level: 1, name: 'Offers' });
export const tab = (name: string) => screen.getByRole('tab', { name, hidden: true });
// Looking past what is hidden costs a style for each element above each candidate; names are enough here.
export const button = (name: string) => screen.getByRole('button', { name, hidden: true });
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
export const clientName = () => field('Client Name');
export const creator = () => screen.getAllByLabelText('Creator', { selector: 'select' }).at(-1)!;
export const currency = () => screen.getByLabelText('Currency', { selector: 'select' });
export const quote = (number: number) => screen.findByLabelText(`Quote ${number}`);

// Typing is tested where it matters; elsewhere a field is filled in at once.
export const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

/** Leads from the list to the form of a new offer, whose steps load then. */
export async function toForm({ person }: Pick<View, 'person'>) {
  await person.click(await screen.findByRole('button', { name: 'Create New Offer' }));
  await formIsThere();
}

/** Resolves once the steps have loaded. */
export const formIsThere = () => screen.findByLabelText('Client Name', { selector: 'input' });

export async function toQuotes(view: View) {
  const { person } = view;
  await toForm(view);
  fill(clientName(), 'New client');
  await within(creator()).findByRole('option', { name: 'Anna Kowalska' });
  fill(creator(), anna.name);
  await person.click(button('Continue to Add Quotes'));
  await screen.findByText('No quotes added yet');
}

export async function addQuote({ person }: View, fields: Readonly<Record<string, string>>) {
  await person.click(button('Add Quote'));
  for (const [name, value] of Object.entries(fields)) fill(await screen.findByLabelText(name), value);
  await person.click(button('Add Quote'));
  await waitFor(() => expect(screen.queryByText('New quote')).not.toBeInTheDocument());
}

export async function edit({ person }: View) {
  await person.click(await screen.findByRole('button', { name: 'Edit the offer for Acme' }));
  await screen.findByRole('heading', { level: 1, name: /^Edit Offer · / });
}
