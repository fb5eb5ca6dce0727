import fc from 'fast-check';
import { cleanedEmail, isEmailAddress, maskedEmail } from './email-address.js';

test.each([
  'ewa@acme.example',
  "o'neil+offers@sub.acme-1.example",
  'zażółć@łódź.example',
  'a@1.example',
  'EWA_Z@Acme.Example',
])('%j is an address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
  expect(cleanedEmail(address)).toBe(address);
});

test.each([
  '',
  'anna',
  'anna@acme',
  '@acme.example',
  'anna@',
  'anna@x.example;',
  'anna,jan@x.example',
  'anna@x.example,jan@x.example',
  'Anna<anna@x.example>',
  'Anna <anna@x.example>',
  '"anna"@x.example',
  'mailto:anna@x.example',
  'anna@x.exam\u200bple',
  'an\u202ena@x.example',
  'anna@x.example.',
  '.anna@x.example',
  'anna.@x.example',
  'an..na@x.example',
  'anna@x..example',
  'anna@-[x].example',
  'anna@x.example:25',
  'anna@x.example/y',
  'anna@x.example?y',
  'anna(work)@x.example',
  'an na@x.example',
  'anna@x%41.example',
  'anna@999.999.999.999',
  'anna@jan@x.example',
  'anna\\@x.example',
])('%j is none', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test.each([
  [' anna@x.example ', 'anna@x.example'],
  ['anna@x.example;', 'anna@x.example'],
  ['anna@x.example, ', 'anna@x.example'],
  ['anna@x.example.', 'anna@x.example'],
  ['Anna Lis <anna@x.example>', 'anna@x.example'],
  ['"Lis, Anna" <anna@x.example>;', 'anna@x.example'],
  ['<anna@x.example>', 'anna@x.example'],
  ['mailto:anna@x.example?subject=Hi', 'anna@x.example'],
  ['MAILTO:anna@x.example', 'anna@x.example'],
  ['anna\u200b@x.example\u2069', 'anna@x.example'],
  // What is more than one address is left for its writer to choose from.
  ['anna@x.example, jan@x.example', 'anna@x.example, jan@x.example'],
])('%j is cleaned to %j', (typed, address) => {
  expect(cleanedEmail(typed)).toBe(address);
});

test('An address that was cleaned stays as it is', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'ab@.,;<> ?:mailto"\u200b') });
  const property = fc.property(typed, (text) => {
    const cleaned = cleanedEmail(text);
    return !isEmailAddress(cleaned) || cleanedEmail(cleaned) === cleaned;
  });
  fc.assert(property);
});

test.each([
  ['jan@acme.example', 'j…@acme.example'],
  ['j@acme.example', 'j…@acme.example'],
  ['𝒂bc@acme.example', '𝒂…@acme.example'],
])('%j is masked to %j', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked);
});
