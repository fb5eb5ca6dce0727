import { screen, within } from '@testing-library/react';
import { formatPercent } from '@programme/formatting';
import { firstPriceBook } from '@programme/pricing';
import { renderWithShell } from '@programme/testing';
import { DiscountsPage } from './discounts.page';

const words = {
  en: {
    title: 'Discounts',
    table: 'Discount by programme month',
    months: ['Month 4', 'Months 5–6', 'Months 7–9', 'Months 10–12'],
    none: /Months 1–3 carry no discount; from month 4 on/,
    note: 'The calculator includes the discount',
    link: 'Open the 2025 calculator',
  },
  pl: {
    title: 'Rabaty',
    table: 'Rabat w kolejnych miesiącach programu',
    months: ['Miesiąc 4', 'Miesiące 5–6', 'Miesiące 7–9', 'Miesiące 10–12'],
    none: /W miesiącach 1–3 nie ma rabatu; od miesiąca 4/,
    note: 'Kalkulator uwzględnia rabat',
    link: 'Otwórz kalkulator 2025',
  },
} as const;

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const text = words[language];
  const open = () => renderWithShell(<DiscountsPage />, { route: '/discounts', language, currency: 'EUR' });

  test('four rows say what each later month takes off, as the price book has it', () => {
    open();
    const rows = within(screen.getByRole('table', { name: text.table }))
      .getAllByRole('row')
      .slice(1);
    const discounts = firstPriceBook.rates2025.filter(({ discount }) => discount > 0);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual(
      discounts.map(({ discount }, row) => [
        text.months[row],
        formatPercent(-discount / 100, language, { signed: true }),
      ]),
    );
    expect(rows).toHaveLength(4);
  });

  test('the screen is named, says which months carry no discount and that the calculator includes it', async () => {
    const { setPageTitle, person, location, unmount } = open();
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(screen.getByText(text.none)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(text.note);
    expect(setPageTitle).toHaveBeenLastCalledWith(expect.stringMatching(`^${text.title} – `));
    await person.click(screen.getByRole('link', { name: text.link }));
    expect(location()).toBe('/2025');
    unmount();
    expect(setPageTitle).toHaveBeenLastCalledWith(null);
  });
});
