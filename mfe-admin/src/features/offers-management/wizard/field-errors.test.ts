import { fieldErrors } from './field-errors';

test('What is wrong is sorted to the places where it was typed', () => {
  const { basics, quotes } = fieldErrors({
    creator: 'This creator is not available',
    'quotes[0].note': 'Too long',
    'quotes[0].monthsCount': 'Out of range',
    'quotes[12].discountValue': 'Too much',
  });
  expect(basics).toEqual({ creator: 'This creator is not available' });
  expect([...quotes]).toEqual([
    [0, { note: 'Too long', monthsCount: 'Out of range' }],
    [12, { discountValue: 'Too much' }],
  ]);
});
