import type { PriceBookDetails, PriceBookSummary } from '@programme/contracts';
import { StoreProvider } from '@programme/platform';
import { firstPriceBook, priceBookContent } from '@programme/pricing';
import { renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { useKeptEdits } from '../../shared/kept-edits/use-kept-edits';
import { PriceBooksPage } from './price-books.page';

export const ada = { id: 1, username: 'ada', isAdmin: true };
export const bob = { id: 2, username: 'bob', isAdmin: true };

export const active: PriceBookDetails = {
  id: 'programme-2026.1',
  label: 'Prices 2026',
  status: 'published',
  effectiveFrom: '2026-01-01T00:00:00.000Z',
  version: 1,
  basedOn: null,
  digest: 'a',
  isActive: true,
  lastEditor: '',
  submittedBy: null,
  approver: null,
  reason: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: priceBookContent(firstPriceBook),
  problems: [],
  approval: null,
  events: [],
};

export const draft: PriceBookDetails = {
  ...active,
  id: 'draft',
  label: 'Prices 2099',
  status: 'draft',
  effectiveFrom: '2099-01-01T00:00:00.000Z',
  version: 3,
  basedOn: active.id,
  digest: 'b',
  isActive: false,
  lastEditor: 'ada',
  events: [
    {
      id: 2,
      action: 'changed',
      at: '2026-11-02T10:00:00.000Z',
      username: 'ada',
      paths: ['currencies.PLN.tiers.3.fee', 'year'],
      reason: null,
    },
    { id: 1, action: 'created', at: '2026-11-01T10:00:00.000Z', username: 'ada', paths: [], reason: null },
  ],
};

export const summary = ({
  content: _content,
  problems: _problems,
  approval: _approval,
  events: _events,
  ...rest
}: PriceBookDetails): PriceBookSummary => rest;

/** As the frame of all tabs does it. */
function Screen() {
  useKeptEdits();
  return <PriceBooksPage />;
}

type Answers = Parameters<typeof stubApi>[0];

/** The tab of prices at an address, for a person and the answers of an API. */
export function open(route: string, answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({
    'GET /api/price-books': { body: [draft, active].map(summary) },
    'GET /api/price-books/draft': { body: draft },
    'GET /api/price-books/programme-2026.1': { body: active },
    'GET /api/offer-settings': { body: { largestDiscount: null, version: 1 } },
    'GET /api/settings': { body: { timezone: 'Europe/Warsaw' } },
    ...answers,
  });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <Screen />
    </StoreProvider>,
    { route, user: ada, ...options },
  );
  return { ...view, calls };
}
