import { screen, within } from '@testing-library/react';
import type { PublicOffer } from '@programme/contracts';
import { renderWithShell } from '@programme/testing';
import { both, comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { useOfferViewModel } from '@programme/offer-view';
import { OfferPage } from './offer-page';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

function Page({ offer }: { readonly offer: PublicOffer }) {
  return <OfferPage view={useOfferViewModel(offer)} action={null} />;
}

const open = (...offer: Parameters<typeof publicOffer>) =>
  renderWithShell(<Page offer={publicOffer(...offer)} />, { styles: true });

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const card = (name: string) => within(screen.getByRole('region', { name }));

const discounted = { ...enterprise, discountType: 'percentage', discountValue: 10 } as const;

test('A card shows the length on offer, and each length with its total to choose from', () => {
  open([discounted]);
  const { getAllByRole, getByRole } = card('Enterprise (for 120 active users)');
  const group = getByRole('group', { name: 'Contract length' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName(/^6 months\s?Our proposal\s?31,275/);
  const shown = getAllByRole('listitem');
  expect(shown).toHaveLength(1);
  expect(spaced(shown[0]!.textContent)).toMatch(/Total34,750 złOur proposal31,275 zł/);
});

test('Another length changes its card and its receipt, not the other cards; all by the keyboard', async () => {
  const { person } = open([discounted, comfort]);
  const { getByRole, getAllByRole } = card('Enterprise (for 120 active users)');
  getByRole('radio', { checked: true }).focus();
  await person.keyboard('{ArrowRight}');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName(/^7 months/);
  expect(spaced(getAllByRole('listitem')[0]!.textContent)).toContain('One month longer34,988 zł');
  expect(screen.getByRole('button', { name: 'Option 1 · Enterprise · 7 months' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Option 2 · Comfort · 4 months' })).toBeVisible();
});

test('A receipt opens and says how the total comes about', async () => {
  const { person } = open([{ ...discounted, startupFeeOverride: 99.5 }]);
  const button = screen.getByRole('button', { name: 'Enterprise · 6 months' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await person.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const rows = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect([...rows.querySelectorAll('dl > div')].map(({ textContent }) => spaced(textContent))).toEqual([
    'Monthly payment6 × 4,125 zł. Monthly fee 5,500 zł, length adjustment −25%24,750 zł',
    'Startup fee99.50 zł',
    'Raised to the minimum value150.50 zł',
    'Before discount25,000 zł',
    'Discount 10%−2,500 zł',
    'Total22,500 zł',
  ]);
});

test('A note stands inside its quote; the numbers of the chart stand behind a button', async () => {
  const { person } = open([{ ...both, note: 'As agreed' }, enterprise]);
  expect(screen.getByRole('note')).toHaveTextContent('Note from Activity ProgrammeAs agreed');
  expect(screen.getByRole('separator')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'The numbers as a table' });
  expect(screen.queryByRole('table', { name: 'Total cost by contract length' })).not.toBeInTheDocument();
  await person.click(button);
  expect(screen.getByRole('table', { name: 'Total cost by contract length' })).toBeVisible();
});

test('The cover says who made the offer and how many days are left', () => {
  open([enterprise], { daysLeft: 2 });
  expect(screen.getByRole('heading', { level: 1, name: 'Offer for Acme' })).toBeVisible();
  expect(screen.getByText('AN')).toBeVisible();
  expect(screen.getByText('February 19, 2027').parentElement).toHaveTextContent('February 19, 2027 · 2 days left');
});
