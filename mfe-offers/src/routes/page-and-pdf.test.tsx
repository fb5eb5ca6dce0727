import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import type { NewQuote, PublicOffer } from '@programme/contracts';
import { languages, type Language } from '@programme/i18n';
import { currencies } from '@programme/pricing';
import { renderWithShell } from '@programme/testing';
import { amountsIn, printedTextOf, textOfPdf } from '@programme/testing/printed';
import { OfferDocument } from '../features/offer/offer-document';
import { createOfferPdf } from '../features/offer-pdf/offer-pdf';
import { pdfFonts } from '../features/offer-pdf/pdf-files.fixture.cjs';
import type { OfferViewModel } from '../shared/offer-view-model/offer-view-model';
import { publicOffer } from '../shared/offer-view-model/public-offer.fixture';
import { useOfferViewModel } from '../shared/offer-view-model/use-offer-view-model';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

let shown: OfferViewModel;

function Page({ offer }: { readonly offer: PublicOffer }) {
  shown = useOfferViewModel(offer);
  return <OfferDocument view={shown} action={null} />;
}

async function pageAndPdf(offer: PublicOffer, language: Language) {
  const { container } = renderWithShell(<Page offer={offer} />, { language });
  await act(() => Promise.resolve());
  const page = printedTextOf(container);
  cleanup();
  const pdf = createOfferPdf(shown, (number, pages) => `sheet ${number} of ${pages}`, pdfFonts()).output('arraybuffer');
  return { page, pdf: await textOfPdf(pdf), bytes: pdf.byteLength };
}

const discount = fc.oneof(
  fc.constant({ type: 'none', value: null } as const),
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 50_000 }) }),
);

const quote: fc.Arbitrary<NewQuote> = fc
  .record({
    packageType: fc.constantFrom('enterprise' as const, 'comfort' as const, 'both' as const),
    people: fc.integer({ min: 1, max: 4000 }),
    monthsCount: fc.integer({ min: 1, max: 12 }),
    single: discount,
    ofEnterprise: discount,
    ofComfort: discount,
    startupFeeOverride: fc.option(fc.integer({ min: 0, max: 20_000 })),
    note: fc.option(fc.constantFrom('Zażółć gęślą jaźń', 'Dos líneas\nde texto', 'x '.repeat(999))),
  })
  .map(({ people, single, ofEnterprise, ofComfort, ...others }) => ({
    ...others,
    activeUsers: people,
    employeesCount: people,
    discountType: single.type,
    discountValue: single.value,
    enterpriseDiscountType: ofEnterprise.type,
    enterpriseDiscountValue: ofEnterprise.value,
    comfortDiscountType: ofComfort.type,
    comfortDiscountValue: ofComfort.value,
  }));

const offers = fc.record({
  quotes: fc.array(quote, { minLength: 0, maxLength: 5 }),
  currency: fc.constantFrom(...currencies),
  language: fc.constantFrom(...languages),
  expired: fc.boolean(),
});

test('The page on paper and the PDF say the same amounts, as often, for sixty offers of up to five quotes (issue 15, property)', async () => {
  await fc.assert(
    fc.asyncProperty(offers, async ({ quotes, currency, language, expired }) => {
      const { page, pdf, bytes } = await pageAndPdf(publicOffer(quotes, { currency, expired }), language);
      expect(amountsIn(pdf).toSorted()).toEqual(amountsIn(page).toSorted());
      expect(amountsIn(page).length).toBeGreaterThanOrEqual(quotes.length * 4);
      expect(bytes).toBeLessThan(200_000);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test.each(languages)('The PDF in %s holds the words of the page, letters and all', async (language) => {
  const quotes = [
    { packageType: 'both', activeUsers: 33, monthsCount: 4, note: 'Zażółć gęślą jaźń' },
    { packageType: 'comfort', employeesCount: 7, monthsCount: 5 },
  ] as const;
  const { pdf } = await pageAndPdf(publicOffer(quotes, { clientName: 'Łódź & España', expired: true }), language);
  const folded = pdf.replaceAll(/[\s\u00a0]+/g, ' ');
  const { heading, vendor, currency, facts, expired, footer, quotes: shownQuotes } = shown;
  const words = [
    heading,
    vendor,
    currency,
    ...facts.flatMap(({ label, value }) => [label, value]),
    expired!.badge,
    expired!.text,
    footer,
    ...shownQuotes.flatMap(({ packages, note }) => [
      ...packages.map((item) => item.heading),
      ...packages.flatMap(({ lengths }) => lengths.map(({ title }) => title)),
      ...(note ? [note.title, note.text] : []),
    ]),
    'sheet 1 of ',
  ];
  for (const word of words) expect(folded).toContain(word.replaceAll('\u00a0', ' '));
});
