import { groupOf } from './text-groups';
import { sampleText } from './sample-text';

test.each([
  ['offer.for', 'en', 'Offer for {{client}}', 'Offer for Nordwind'],
  ['months_one', 'en', '{{count}} month', '1 month'],
  ['months_few', 'pl', '{{count}} miesiące', '2 miesiące'],
  ['months_many', 'pl', '{{count}} miesięcy', '5 miesięcy'],
  ['months_many', 'es', '{{count}} de meses', '1.000.000 de meses'],
  ['x', 'pl', '{{price}} do {{date}}', '38\u00a0800\u00a0zł do 15 gru 2026'],
  ['x', 'en', 'Plan {{plan}}, {{plan}}', 'Plan ‹plan›, ‹plan›'],
  ['x', 'en', 'No placeholder, $& too', 'No placeholder, $& too'],
] as const)('The sample of %s in %s: %s', (key, language, text, sample) => {
  expect(sampleText(text, key, language)).toBe(sample);
});

test('A key belongs to the screen of its first part, an unknown one to that of its namespace', () => {
  expect(groupOf('logs.lead', 'admin')).toBe('logs');
  expect(groupOf('newScreen.title', 'calculators')).toBe('calculator');
});
