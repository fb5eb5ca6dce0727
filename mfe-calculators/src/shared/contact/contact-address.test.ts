import { contactAddress } from './contact-address';

test.each([
  ['sales@example.com', null],
  ['  ', null],
  [' hello@acme.test ', 'hello@acme.test'],
  ['sales@example.company', 'sales@example.company'],
])('%j leads to %j', (text, address) => {
  expect(contactAddress(text)).toBe(address);
});
