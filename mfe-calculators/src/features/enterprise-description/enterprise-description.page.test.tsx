import { screen, within } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { EnterpriseDescriptionPage } from './enterprise-description.page';

const words = {
  en: { title: 'Enterprise description', columns: ['For your people', 'For you as the organiser'] },
  pl: { title: 'Opis programu Enterprise', columns: ['Dla pracowników', 'Dla organizatora'] },
  es: {
    title: 'Descripción del programa Enterprise',
    columns: ['Para sus empleados', 'Para usted como organizador'],
  },
} as const;

describe.each(['en', 'pl', 'es'] as const)('in %s', (language) => {
  const text = words[language];
  const open = () => renderWithShell(<EnterpriseDescriptionPage />, { route: '/enterprise-list', language });

  test.each([
    { column: 0, lists: 9 },
    { column: 1, lists: 7 },
  ])('column $column holds $lists titled lists', ({ column, lists }) => {
    open();
    const region = screen.getByRole('region', { name: text.columns[column] });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    expect(titles).toHaveLength(lists);
    for (const title of titles) {
      const list = within(title.parentElement!).getByRole('list');
      expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    }
  });

  test('every word has a text of its own', () => {
    open();
    const written = [...screen.getAllByRole('heading'), ...screen.getAllByRole('listitem')].map(
      ({ textContent }) => textContent,
    );
    expect(new Set(written).size).toBe(written.length);
    expect(written.filter((line) => line?.startsWith('enterprise.'))).toEqual([]);
  });

  test('the document is named after the screen, and the name is given back', () => {
    const { setPageTitle, unmount } = open();
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(setPageTitle).toHaveBeenLastCalledWith(expect.stringMatching(`^${text.title} – `));
    unmount();
    expect(setPageTitle).toHaveBeenLastCalledWith(null);
  });
});
