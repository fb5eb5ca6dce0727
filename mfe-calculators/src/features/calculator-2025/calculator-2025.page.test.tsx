import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { StoreProvider } from '@programme/platform';
import { problem, renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2025Page } from './calculator-2025.page';

function open(answer: ApiAnswer | (() => ApiAnswer), language: Language = 'en') {
  stubApi({ 'GET /api/pricing-2025/PLN': answer, 'POST /api/logs': { status: 201, body: { id: 1 } } });
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

describe('A price', () => {
  const price = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };
  const months = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText('Number of months'), { target: { value } }));
  const outdated = () => screen.queryByRole('region', { name: 'Outdated price' });

  test.each(['12', '', '13'])(
    'is outdated once the months are "%s", and names its inputs (issue 15.3)',
    async (typed) => {
      open({ body: price });
      await screen.findByRole('region', { name: 'Price' });
      await months(typed);
      expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
      expect(within(outdated()!).getByText(/^These amounts are for other inputs/)).toHaveTextContent(
        '130 active users · 6 months · 1,200 employees',
      );
      expect(screen.queryByRole('button', { name: 'Save for comparison' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
      await months('6');
      expect(screen.getByRole('button', { name: 'Save for comparison' })).toBeVisible();
      expect(outdated()).toBeNull();
    },
  );

  test('goes when the next calculation fails (issue 15.3)', async () => {
    let answer: ApiAnswer = { body: price };
    const { person } = open(() => answer);
    await screen.findByRole('region', { name: 'Price' });
    answer = { status: 502 };
    await months('12');
    await person.click(screen.getByRole('button', { name: 'Calculate price' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(/44,560/)).toBeNull();
  });
});
