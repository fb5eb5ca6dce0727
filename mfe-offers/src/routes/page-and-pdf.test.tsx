import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import type { PublicOffer } from '@programme/contracts';
import { languages, type Language } from '@programme/i18n';
import { formatMoney } from '@programme/formatting';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { useShell } from '@programme/mfe-contract';
import { acceptedParts, markAccepted } from '@programme/offer-view/accepted';
import { renderWithShell } from '@programme/testing';
import { amountsIn, bookmarksOfPdf, printedTextOf, textOfPdf } from '@programme/testing/printed';
import { OfferPage } from '../features/offer/offer-page';
import { createOfferPdf } from '../features/offer-pdf/offer-pdf';
import { pdfFonts } from '../features/offer-pdf/pdf-files.fixture.cjs';
import { type OfferViewModel, useOfferViewModel } from '@programme/offer-view';
import { both, comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { accepted, acceptance } from './answer.fixture';
import { randomOffers } from './random-offers.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

let shown: OfferViewModel;
let addTexts: ReturnType<typeof useShell>['addTexts'];

function Page({ offer }: { readonly offer: PublicOffer }) {
  const { translate, ...shell } = useShell();
  ({ addTexts } = shell);
  shown = markAccepted(useOfferViewModel(offer), offer, translate);
  return <OfferPage view={shown} action={null} accepted={shown.accepted && acceptedParts(shown.accepted)} />;
}

async function pageAndPdf(offer: PublicOffer, language: Language) {
  if (offer.decision) {
    renderWithShell(<Page offer={offer} />, { language });
    await act(() => addTexts('offer-decision', loadOfferDecisionTexts));
    cleanup();
  }
  const { container } = renderWithShell(<Page offer={offer} />, { language });
  await act(() => Promise.resolve());
  const page = printedTextOf(container);
  cleanup();
  const pdf = createOfferPdf(shown, (number, pages) => `sheet ${number} of ${pages}`, pdfFonts()).output('arraybuffer');
  return { page, pdf: await textOfPdf(pdf), bookmarks: await bookmarksOfPdf(pdf), bytes: pdf.byteLength };
}

/** `PRICE_BOOK_OFFERS=400` makes a thousand pairs of a quote and a random book. */
const numRuns = Number(process.env['PRICE_BOOK_OFFERS'] ?? 60);

test(
  'The page on paper and the PDF say the same amounts, as often, and the totals of the engine, for random offers by random price books',
  async () => {
    await fc.assert(
      fc.asyncProperty(randomOffers, async ({ book, quotes, currency, language, expired }) => {
        const offer = publicOffer(quotes, { currency, expired }, book);
        const { page, pdf, bytes } = await pageAndPdf(offer, language);
        const totals = offer.quotes.flatMap(({ calculatedPrices: { enterprise, comfort } }) =>
          [enterprise, comfort].flatMap((price) => (price ? [price.discountedTotal] : [])),
        );
        const written = totals.flatMap((total) =>
          amountsIn(formatMoney(total, currency, language, { precision: 'display' })),
        );
        expect(amountsIn(pdf)).toEqual(expect.arrayContaining(written));
        expect(amountsIn(pdf).toSorted()).toEqual(amountsIn(page).toSorted());
        expect(amountsIn(page).length).toBeGreaterThanOrEqual(quotes.length * 4);
        expect(bytes).toBeLessThan(200_000);
      }),
      { numRuns },
    );
  },
  numRuns * 4_000,
);

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

test.each(languages)('The PDF in %s holds the texts of the offer and how its creator is reached', async (language) => {
  const introduction = 'Zażółć gęślą jaźń.\n\nWarto za 1 200 zł.';
  const terms = Array.from({ length: 160 }, (_, index) => `${index + 1}. Płatność: § ${index + 1}`).join('\n');
  const offer = {
    ...publicOffer([{ packageType: 'comfort', employeesCount: 7, monthsCount: 5 }], { introduction, terms }),
    creatorContact: { email: 'anna.nowak@example.com', phone: '+48 22 123 45 67' },
  };
  const { page, pdf, bookmarks } = await pageAndPdf(offer, language);
  const words = [
    ...introduction.split('\n\n'),
    shown.terms!.title,
    ...terms.split('\n'),
    'anna.nowak@example.com',
    '+48 22 123 45 67',
  ];
  for (const text of [page, pdf]) {
    const folded = text.replaceAll(/[\s\u00a0]+/g, ' ');
    for (const word of words) expect(folded).toContain(word);
  }
  const [above, below] = [pdf.indexOf('gęślą'), pdf.indexOf('160. Płatność')];
  expect(above).toBeLessThan(pdf.indexOf('Comfort'));
  expect(below).toBeGreaterThan(pdf.indexOf('Comfort'));
  expect(bookmarks).toContain(shown.terms!.title);
});

test('The PDF lists its options and its comparison as bookmarks, and keeps a note on one sheet with its option', async () => {
  const quotes = Array.from({ length: 4 }, (_, index) => ({
    packageType: 'comfort' as const,
    employeesCount: 10 + index,
    monthsCount: 5,
    note: `Łąka ${index} `.repeat(40),
  }));
  const { pdf, bookmarks } = await pageAndPdf(publicOffer(quotes), 'pl');
  const options = shown.quotes.map(({ option, packages }) => [option, packages[0]!.heading].join('  ·  '));
  expect(bookmarks).toEqual([...options, shown.comparison.title, ...shown.charts.map(({ title }) => title)]);
  const sheets = pdf.replaceAll('\u00a0', ' ').split(/sheet \d of \d/);
  expect(sheets.length).toBeGreaterThan(2);
  quotes.forEach((_, index) => {
    const sheet = sheets.find((text) => text.includes(`Łąka ${index} `));
    expect(sheet).toContain(shown.quotes[index]!.packages[0]!.heading.replaceAll('\u00a0', ' '));
  });
});

/** What stands on each sheet. */
const sheetsOf = (pdf: string) => pdf.replaceAll(/[\s\u00a0]+/g, ' ').split(/sheet \d+ of \d+/);

test('Both packages of an option stand on one sheet with their note, however much stands above them', async () => {
  for (const lines of [1, 12, 20, 28, 36]) {
    const introduction = Array.from({ length: lines }, (_, index) => `Line ${index + 1}`).join('\n');
    const quotes = [
      { ...both, note: 'As agreed' },
      { ...both, note: 'As agreed' },
    ];
    const { pdf } = await pageAndPdf(publicOffer(quotes, { introduction }), 'en');
    for (const option of ['Option 1', 'Option 2']) {
      const [sheet, ...others] = sheetsOf(pdf).filter((text) => text.includes(`${option} · Enterprise (for`));
      expect(others).toEqual([]);
      expect(sheet).toMatch(new RegExp(`${option} · Comfort .* As agreed`));
    }
  }
});

test('A discount has a line of its own, on paper and in the PDF', async () => {
  const discounted = { ...enterprise, discountType: 'percentage', discountValue: 10 } as const;
  const { page, pdf } = await pageAndPdf(publicOffer([discounted]), 'en');
  expect(pdf.replaceAll('\u00a0', ' ')).toMatch(/^Discount {2}\S.*−3,475 zł/m);
  expect(page.replaceAll('\u00a0', ' ')).toContain('Discount\n−3,475 zł');
});

test.each([
  ['en', 'Accepted', 'November 24, 2026'],
  ['pl', 'Przyjęta', '24 listopada 2026'],
  ['es', 'Aceptada', '24 de noviembre de 2026'],
] as const)(
  'What was accepted is marked on paper and in the PDF, and nothing else (%s)',
  async (language, mark, day) => {
    const offer = { ...publicOffer([enterprise, comfort]), ...accepted };
    const { page, pdf } = await pageAndPdf(offer, language);
    expect(shown.accepted).toMatchObject({ option: '1-enterprise', months: 6, mark });
    const [first, second] = shown.quotes.map(({ packages }) => packages[0]!);
    const length = first!.lengths.find(({ months }) => months === 6)!.title;
    const folded = pdf.replaceAll(/[\s\u00a0]+/g, ' ');
    expect(folded.split(`${mark} · ${length}`)).toHaveLength(2);
    expect(folded.indexOf(`${mark} · ${length}`)).toBeGreaterThan(folded.indexOf(first!.heading));
    expect(folded.indexOf(`${mark} · ${length}`)).toBeLessThan(folded.indexOf(second!.heading));
    expect(folded).toContain(day);
    // The folded option is whole on paper.
    expect(amountsIn(pdf).toSorted()).toEqual(amountsIn(page).toSorted());
  },
);

test('A record that was altered marks nothing', async () => {
  const decision = { ...acceptance, altered: true };
  await pageAndPdf({ ...publicOffer([enterprise, comfort]), ...accepted, decision }, 'en');
  expect(shown.accepted).toBeNull();
  expect(shown.facts.map(({ id }) => id)).toEqual(['creator', 'validUntil', 'created']);
});
