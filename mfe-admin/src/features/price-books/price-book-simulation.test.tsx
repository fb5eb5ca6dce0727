import { screen, within } from '@testing-library/react';
import type { PriceSimulation } from '@programme/contracts';
import { draft, open } from './price-books.fixture';

const page = '/admin/prices/draft';
const button = (name: string) => screen.findByRole('button', { name });

const simulation: PriceSimulation = {
  priceBookId: 'draft',
  comparedWith: 'programme-2026.1',
  enterprise: [{ currency: 'PLN', activeUsers: 101, months: 12, before: 38_800, after: 40_800 }],
  comfort: [{ currency: 'EUR', months: 3, before: 29.99, after: 31.99 }],
  offers: {
    count: 1,
    totals: [{ currency: 'PLN', package: 'enterprise', quotes: 2, before: 77_600, after: 81_600 }],
    mostAffected: [
      { id: 'o', clientName: 'Acme', currency: 'PLN', package: 'enterprise', before: 38_800, after: 40_800 },
    ],
  },
  calculations: {
    since: '2026-08-26T00:00:00.000Z',
    groups: [{ currency: 'PLN', calculator: '2026', count: 7, before: 100, after: 90 }],
  },
  complete: true,
};

const headOf = (name: string) =>
  within(screen.getByRole('table', { name: new RegExp(`^${name}: `) }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test.each([
  ['en', 'Simulation', 'Run the simulation', 'Open offers', 'As offered', 'Recent calculations', 'In force'],
  ['pl', 'Symulacja', 'Uruchom symulację', 'Otwarte oferty', 'W ofertach', 'Ostatnie kalkulacje', 'Obowiązuje'],
  [
    'es',
    'Simulación',
    'Ejecutar la simulación',
    'Ofertas abiertas',
    'En las ofertas',
    'Cálculos recientes',
    'En vigor',
  ],
] as const)(
  'Open offers are compared with their own totals, all else with the prices in force (%s)',
  async (language, tab, run, offers, asOffered, calculations, inForce) => {
    const { person } = open(page, { 'POST /api/price-books/draft/simulate': { body: simulation } }, { language });
    await person.click(await screen.findByRole('tab', { name: tab }));
    await person.click(await button(run));
    await screen.findByRole('table', { name: new RegExp(`^${offers}: `) });
    expect(headOf(offers)).toContain(asOffered);
    expect(headOf(offers)).not.toContain(inForce);
    expect(headOf(calculations)).toContain(inForce);
  },
);

test.each([
  ['there are none', 0, 'There are no open offers.'],
  ['none of them changes', 1, 'No open offer would cost more or less.'],
])('Why no offer is affected is said: %s', async (_what, count, text) => {
  const body = { ...simulation, offers: { ...simulation.offers, count, mostAffected: [] } };
  const { person } = open(page, { 'POST /api/price-books/draft/simulate': { body } });
  await person.click(await screen.findByRole('tab', { name: 'Simulation' }));
  await person.click(await button('Run the simulation'));
  const affected = await screen.findByRole('region', { name: 'Most affected offers' });
  expect(within(affected).getByText(text)).toBeVisible();
});

describe('A draft with errors', () => {
  const content = structuredClone(draft.content);
  Object.assign(content.currencies.PLN?.tiers[3] ?? {}, { min: 130 });
  const answers = { 'GET /api/price-books/draft': { body: { ...draft, content } } };

  test('is not simulated: the screen says how many errors there are, and leads to them', async () => {
    const { person, calls } = open(page, answers);
    await person.click(await screen.findByRole('tab', { name: 'Simulation' }));
    expect(await button('Run the simulation')).toBeDisabled();
    expect(await button('Run the simulation')).toHaveAccessibleDescription(
      'One error must be corrected and saved before a simulation.',
    );
    expect(screen.getByText('One error must be corrected and saved before a simulation.')).toBeVisible();

    await person.click(await button('Show the errors'));
    expect(screen.getByRole('tab', { name: 'Prices' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'PLN, Tier 4, From' })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is not simulated either while their correction is not saved', async () => {
    const { person } = open(page, answers);
    const from = within(await screen.findByRole('table', { name: 'Enterprise: monthly fee, PLN' })).getByRole(
      'textbox',
      { name: '4, From' },
    );
    await person.clear(from);
    await person.type(from, '126{Enter}');
    await person.click(screen.getByRole('tab', { name: 'Simulation' }));
    expect(await button('Run the simulation')).toBeDisabled();
  });
});

test('A draft without a start can be simulated', async () => {
  const { person } = open(page, { 'GET /api/price-books/draft': { body: { ...draft, effectiveFrom: null } } });
  await person.click(await screen.findByRole('tab', { name: 'Simulation' }));
  expect(await button('Run the simulation')).toBeEnabled();
});
