import { screen } from '@testing-library/react';
import type { FormCase } from '@programme/testing/forms';
import { CreatorDialog } from '../features/creators/creator-dialog';
import { StepDialog } from '../features/price-books/book/step-dialog';
import { DiscountLimitDialog } from '../features/price-books/discount-limit/discount-limit-dialog';
import { ImportDialog } from '../features/price-books/drafts/import-dialog';
import { NewPriceBookDialog } from '../features/price-books/drafts/new-price-book-dialog';
import { active, draft, summary } from '../features/price-books/price-books.fixture';
import { MappingDialog } from '../features/slack-notifications/mapping-dialog';
import { inStore, staff } from './typed-texts.fixture';

const anna = { id: 1, name: 'Anna Kowalska', shortName: 'Anna', isActive: true, email: null, phone: null };
const ewa = { ...anna, id: 2, name: 'Ewa Zając', shortName: 'Ewa' };

const dialog = { shell: staff, discard: 'Cancel' } as const;

const creator = { 'Full name': 'Maria Nowak', 'Short name': 'Maria', 'E-mail (optional)': 'maria@example.com' };

const books = {
  'GET /api/price-books': { body: [summary(draft), summary(active)] },
  'GET /api/price-books/programme-2026.1': { body: active },
  'GET /api/price-books/draft': { body: draft },
};

/** Forms of the admin portal. */
export const portalForms: readonly FormCase[] = [
  {
    ...dialog,
    file: 'features/creators/creator-dialog.tsx',
    which: 'a new creator',
    page: inStore((close) => <CreatorDialog onClose={close} />),
    typed: { ...creator, 'Phone (optional)': '+48 600 700 800' },
    sending: { press: 'Add', call: 'POST /api/creators', success: { status: 201, body: anna } },
  },
  {
    ...dialog,
    file: 'features/creators/creator-dialog.tsx',
    which: 'a renamed one',
    page: inStore((close) => <CreatorDialog creator={anna} onClose={close} />),
    typed: creator,
    sending: { press: 'Save', call: 'PATCH /api/creators/1', success: { body: anna } },
  },
  {
    ...dialog,
    file: 'features/slack-notifications/mapping-dialog.tsx',
    page: inStore((close) => (
      <MappingDialog creators={[anna, ewa]} report={({ error }) => error === undefined} onClose={close} />
    )),
    typed: { 'Slack User ID': 'U012AB3CD' },
    chosen: { Creator: 'Ewa Zając' },
    sending: { press: 'Add Mapping', call: 'POST /api/slack-mappings', success: { status: 201, body: {} } },
  },
  {
    ...dialog,
    file: 'features/price-books/drafts/new-price-book-dialog.tsx',
    page: inStore((close) => <NewPriceBookDialog basedOn={active.id} onClose={close} />),
    answers: books,
    reach: () => screen.findByRole('option', { name: draft.label }),
    typed: { Name: 'Prices 2031' },
    chosen: { 'Copy the prices of': draft.id },
    sending: { press: 'Create draft', call: 'POST /api/price-books', success: { status: 201, body: draft } },
  },
  {
    ...dialog,
    file: 'features/price-books/drafts/import-dialog.tsx',
    page: inStore((close) => <ImportDialog onClose={close} />),
    answers: books,
    typed: { Name: 'Prices 2031' },
    sending: {
      press: async (person) => {
        // jsdom's files cannot be read.
        const file = Object.assign(new File(['a'], 'prices.csv'), { text: () => Promise.resolve('a') });
        await person.upload(screen.getByLabelText('Choose file'), file);
        await screen.findByText('prices.csv');
        await person.click(screen.getByRole('button', { name: 'Import' }));
      },
      call: 'POST /api/price-books/import',
      success: { status: 201, body: draft },
    },
  },
  {
    ...dialog,
    file: 'features/price-books/book/step-dialog.tsx',
    page: inStore((close) => <StepDialog book={draft} step="return" warnings={1} onClose={close} />),
    answers: books,
    typed: { Reason: 'Fees of next year' },
    sending: { press: 'Return', call: 'POST /api/price-books/draft/return', success: { body: draft } },
  },
  {
    ...dialog,
    file: 'features/price-books/discount-limit/discount-limit-dialog.tsx',
    page: inStore((close) => <DiscountLimitDialog settings={{ largestDiscount: 12.5, version: 3 }} onClose={close} />),
    typed: { 'Largest discount without approval (%)': '17.25' },
    sending: {
      press: 'Save',
      call: 'PUT /api/offer-settings',
      success: { body: { largestDiscount: 17.25, version: 4, history: [] } },
    },
  },
];
