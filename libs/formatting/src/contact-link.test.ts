import { mailLink, phoneLink } from './contact-link.js';

test.each([
  ['ewa.zajac+offers@example.com', 'mailto:ewa.zajac%2Boffers@example.com'],
  ['ewa?bcc=eve@example.com', 'mailto:ewa%3Fbcc%3Deve@example.com'],
])('A link to %s writes to nobody else', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

test('A link to a telephone number holds what is dialled', () => {
  expect(phoneLink('+48 (22) 123-45.67')).toBe('tel:+48221234567');
});
