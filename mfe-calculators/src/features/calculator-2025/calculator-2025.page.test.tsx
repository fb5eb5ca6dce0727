import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@programme/i18n';
import { StoreProvider } from '@programme/platform';
import { problem, renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { Calculator2025Page } from './calculator-2025.page';

type Answer = ApiAnswer | (() => ApiAnswer);

function open(answer: Answer, language: Language = 'en', lengths: Answer = { status: 502 }) {
  stubApi({
    'GET /api/pricing-2025/PLN': answer,
    'GET /api/pricing-2025/PLN/lengths': lengths,
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
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
])('an answer %s leads to a banner, in %3$s', async (_what, answer, language, text) => {
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

  test.each(['12', '', '13'])('is outdated once the months are "%s", and names its inputs', async (typed) => {
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
  });

  test('goes when the next calculation fails', async () => {
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

describe('The prices of other contract lengths', () => {
  const amounts = (months: number) => ({
    startFee2025: 10_000,
    monthTotal2025: 6_400 * months,
    longMonthDiscount: -640 * months,
    value2025: 10_000 + 5_760 * months,
  });
  const lengths = Array.from({ length: 12 }, (_, index) => ({ months: index + 1, ...amounts(index + 1) }));
  const choice = (months: number, total: string) =>
    screen.findByRole('radio', { name: new RegExp(`^${months} months?: total value ${total}`) });

  test('come with a price, and choosing one estimates it at once', async () => {
    const { person } = open({ body: amounts(6) }, 'en', { body: lengths });
    await screen.findByRole('region', { name: 'Price' });
    expect(await choice(6, '44,560.00')).toBeChecked();
    await person.click(await choice(9, '61,840.00'));
    const estimate = await screen.findByRole('region', { name: 'Estimate' });
    expect(estimate).toHaveTextContent('61,840.00 zł');
    expect(await choice(9, '61,840.00')).toBeChecked();
    expect(screen.getByLabelText('Number of months')).toHaveValue('9');
    expect(screen.queryByRole('button', { name: 'Save for comparison' })).toBeNull();
  });

  test('do not estimate for another company', async () => {
    open({ body: amounts(6) }, 'en', { body: lengths });
    await choice(6, '44,560.00');
    const users = screen.getByLabelText('Number of active users');
    await act(async () => void fireEvent.change(users, { target: { value: '131' } }));
    expect(screen.queryByRole('region', { name: 'Estimate' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Outdated price' })).toBeVisible();
  });

  test('agree with the price beside them when the sheet has changed meanwhile', async () => {
    open({ body: { ...amounts(6), value2025: 44_000 } }, 'en', { body: lengths });
    expect(await choice(6, '44,000.00')).toBeChecked();
  });

  test('can be asked for again, and the price stands without them', async () => {
    let answer: ApiAnswer = { status: 502 };
    const { person } = open({ body: amounts(6) }, 'en', () => answer);
    const notice = await screen.findByText('The prices of the other contract lengths could not be loaded.');
    expect(notice).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save for comparison' })).toBeVisible();
    answer = { body: lengths };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await choice(12, '79,120.00')).not.toBeChecked();
  });
});
