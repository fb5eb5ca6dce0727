import { screen } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { StoreProvider } from '@programme/platform';
import { renderWithShell } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2026AdminPage } from './calculator-2026-admin.page';

test.each<[Language, string, RegExp]>([
  ['en', 'Enter the programme’s data', /number of employees, of active users and of months/],
  ['pl', 'Wprowadź dane programu', /liczbę pracowników, aktywnych użytkowników i miesięcy/],
  ['es', 'Introduzca los datos del programa', /número de empleados, de usuarios activos y de meses/],
])('without a result the place of the result prompts for data, in %s', (language, title, text) => {
  renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Calculator2026AdminPage />
    </StoreProvider>,
    { language, route: '/2026-admin' },
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
