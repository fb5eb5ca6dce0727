import { renderWithShell } from '@programme/testing';
import { DiscountedAmount } from './discounted-amount';

test.each([
  ['stands beside the total', 600, '€600.00 €629.85instead of €629.85'],
  ['that rounding made lower than the total is left out', 630, '€630.00'],
])('A list total %s', (_, total, text) => {
  const { container } = renderWithShell(<DiscountedAmount currency="EUR" total={total} listTotal={629.85} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('s') !== null).toBe(text.includes('instead'));
});
