import { useState } from 'react';
import { screen } from '@testing-library/react';
import { quoteFields, quoteTerms } from '@programme/contracts';
import { firstPriceBook, quotePrices } from '@programme/pricing';
import { renderWithShell } from '@programme/testing';
import { QuotePreview } from './quote-preview';
import type { QuotePricesState } from './use-quote-prices';

const comfort = (monthsCount: number) => quoteFields({ packageType: 'comfort', employeesCount: 42, monthsCount });

const done = (monthsCount: number): QuotePricesState => ({
  status: 'done',
  prices: quotePrices(firstPriceBook, quoteTerms(comfort(monthsCount), 'PLN')),
});

function Typing() {
  const [step, setStep] = useState(0);
  const steps: readonly (readonly [number, QuotePricesState])[] = [
    [3, done(3)],
    [4, { status: 'calculating' }],
    [4, done(4)],
  ];
  const [months, quotePrices] = steps[step]!;
  return (
    <>
      <QuotePreview quote={comfort(months)} quotePrices={quotePrices} currency="PLN" onUseLength={() => undefined} />
      <button onClick={() => setStep(step + 1)}>next</button>
    </>
  );
}

const chosen = () => document.querySelectorAll('[aria-current=true]');

test('Until the prices of what was typed come, the earlier ones stay with the length that they are for', async () => {
  const { person } = renderWithShell(<Typing />);
  expect(chosen()).toHaveLength(1);
  expect(chosen()[0]).toHaveTextContent('3 months');
  await person.click(screen.getByRole('button', { name: 'next' }));
  expect(screen.getByRole('status')).toHaveTextContent('Calculating...');
  expect(chosen()).toHaveLength(1);
  expect(chosen()[0]).toHaveTextContent('3 months');
  await person.click(screen.getByRole('button', { name: 'next' }));
  expect(chosen()).toHaveLength(1);
  expect(chosen()[0]).toHaveTextContent(/4 months.*12,420/);
});
