import { screen } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { StoreProvider } from '@programme/platform';
import { problem, renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/calculators.store';
import { Calculator2025Page } from './calculator-2025.page';

function open(answer: ApiAnswer, language: Language = 'en') {
  stubApi({ 'GET /api/pricing-2025/PLN': answer });
  return renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <Calculator2025Page />
    </StoreProvider>,
    { language, route: '/2025?employed_2025=1200&au_2025=130&am_2025=6' },
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

const html: ApiAnswer = { body: '<h1>Please log in</h1>', headers: { 'Content-Type': 'text/html' } };

test.each<[string, ApiAnswer, Language, string]>([
  ['that is not JSON', html, 'en', 'Calculation error occurredAPI returned non-JSON response'],
  ['that is not JSON', html, 'pl', 'Wystąpił błąd podczas obliczeńOdpowiedź API nie jest w formacie JSON'],
  ['that is not JSON', html, 'es', 'Se produjo un error en el cálculoLa API devolvió una respuesta que no es JSON'],
  [
    'that refuses the inputs',
    problem(400, 'invalid-request', 'Please check.'),
    'en',
    'Calculation failed. Please check inputs or try again.Invalid input values',
  ],
  ['that has no price', problem(502, 'price-sheet-failed', 'No.'), 'en', 'Calculation error occurredAPI error: 502'],
  ['of another shape', { body: { price: '44560' } }, 'en', 'Calculation error occurred'],
])('an answer %s leads to a banner (issue 15.4), in %3$s', async (_what, answer, language, text) => {
  open(answer, language);
  const banner = await screen.findByRole('alert');
  expect(banner.querySelector('.MuiAlert-message')).toHaveTextContent(new RegExp(`^${text}$`));
  expect(screen.queryByRole('region', { name: /^(Price|Cena|Precio)$/ })).toBeNull();
});
