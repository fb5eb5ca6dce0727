import { fileName } from './file-name';

test.each([
  ['Offer for Acme', 'Offer-for-Acme.pdf'],
  ['Oferta dla Łódź „Żółć” sp. z o.o.', 'Oferta-dla-Łódź-Żółć-sp-z-o-o.pdf'],
  ['../../etc/passwd\u0000 <a> | "b" \\ C: * ?', 'etc-passwd-a-b-C.pdf'],
  ['\u202e\u2068 / . /', 'offer.pdf'],
  [`Offer for ${'x'.repeat(300)}`, `Offer-for-${'x'.repeat(50)}.pdf`],
])('The file of %j is %s', (heading, name) => {
  expect(fileName(heading)).toBe(name);
});
