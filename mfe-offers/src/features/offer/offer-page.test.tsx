import { act, cleanup, screen, within } from '@testing-library/react';
import type { PublicOffer } from '@programme/contracts';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { useShell } from '@programme/mfe-contract';
import { acceptedParts, markAccepted } from '@programme/offer-view/accepted';
import { renderWithShell } from '@programme/testing';
import { both, comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { useOfferViewModel } from '@programme/offer-view';
import { OfferPage } from './offer-page';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

let addTexts: ReturnType<typeof useShell>['addTexts'];

function Page({ offer }: { readonly offer: PublicOffer }) {
  const { translate, ...shell } = useShell();
  ({ addTexts } = shell);
  const view = markAccepted(useOfferViewModel(offer), offer, translate);
  return <OfferPage view={view} action={null} accepted={view.accepted && acceptedParts(view.accepted)} />;
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

describe('once an option is accepted', () => {
  const decision: NonNullable<PublicOffer['decision']> = {
    kind: 'accepted',
    revision: 1,
    decidedAt: '2026-11-24T20:15:03.000Z',
    digest: 'ab12'.repeat(16),
    name: 'Ewa Zając',
    option: { quoteId: 1, package: 'enterprise', months: 7, currency: 'PLN', listTotal: 38_875, total: 38_875 },
    recorded: null,
  };
  const offer: PublicOffer = { ...publicOffer([enterprise, both]), status: 'accepted', decision };

  async function openAccepted() {
    renderWithShell(<Page offer={offer} />);
    await act(() => addTexts('offer-decision', loadOfferDecisionTexts));
    cleanup();
    return renderWithShell(<Page offer={offer} />, { styles: true });
  }

  test('the cover thanks whoever accepted, and says when it was', async () => {
    await openAccepted();
    expect(screen.getByText('Thank you, Ewa Zając')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Offer for Acme' })).toBeVisible();
    expect(screen.getByText('Accepted on').parentElement).toHaveTextContent('November 24, 2026');
    expect(screen.queryByText('Valid until')).not.toBeInTheDocument();
  });

  test('its card is marked and shows what was accepted; the other lengths can be unfolded', async () => {
    const { person } = await openAccepted();
    const chosen = within(screen.getAllByRole('region', { name: /^Enterprise/ })[0]!);
    expect(chosen.getByText('Accepted')).toBeVisible();
    expect(chosen.getByRole('heading', { name: '7 months' })).toBeVisible();
    expect(chosen.queryByRole('radio')).not.toBeInTheDocument();
    expect(chosen.queryByRole('button', { name: 'Choose this' })).not.toBeInTheDocument();
    await person.click(chosen.getByRole('button', { name: 'Other contract lengths', expanded: false }));
    expect(chosen.getAllByRole('radio')).toHaveLength(3);
    expect(chosen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^7 months/);
  });

  test('the others are a line each, and can be opened', async () => {
    const { person } = await openAccepted();
    for (const name of [/^Option 2 · Enterprise/, /^Option 2 · Comfort/]) {
      const option = within(screen.getByRole('group', { name }));
      expect(option.queryByText('Accepted')).not.toBeInTheDocument();
      expect(option.queryByRole('listitem')).not.toBeInTheDocument();
      await person.click(option.getByRole('button', { name, expanded: false }));
      expect(option.getByRole('listitem')).toBeVisible();
      expect(option.getByRole('list')).toBeVisible();
      expect(option.getByRole('heading', { name: 'How each total is made' })).toBeVisible();
    }
  });
});
