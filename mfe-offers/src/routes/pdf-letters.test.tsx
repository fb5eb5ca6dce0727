import { act, cleanup } from '@testing-library/react';
import type { PublicOffer } from '@programme/contracts';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { useShell, type Translate } from '@programme/mfe-contract';
import { useOfferViewModel, type OfferViewModel } from '@programme/offer-view';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { renderWithShell } from '@programme/testing';
import { bookmarksOfPdf, textOfPdf, titleOfPdf } from '@programme/testing/printed';
import { certificateOf } from '../features/offer-pdf/certificate';
import { createOfferPdf } from '../features/offer-pdf/offer-pdf';
import { allPdfFonts, pdfFonts } from '../features/offer-pdf/pdf-files.fixture.cjs';
import type { PdfFonts } from '../features/offer-pdf/pdf-fonts';
import { acceptance } from './answer.fixture';

let view: OfferViewModel;
let translate: Translate;
let addTexts: ReturnType<typeof useShell>['addTexts'];

function Reader({ offer }: { readonly offer: PublicOffer }) {
  ({ translate, addTexts } = useShell());
  view = useOfferViewModel(offer);
  return null;
}

type Typed = { readonly client: string; readonly note: string; readonly terms: string; readonly signer?: string };

/** The PDF of an accepted offer in which these texts were typed. */
async function pdfOf({ client, note, terms, signer = client }: Typed, fonts: PdfFonts) {
  const quotes = [
    { ...enterprise, note },
    { ...comfort, note },
  ];
  const typed = publicOffer(quotes, { clientName: client, introduction: terms, terms });
  const offer: PublicOffer = { ...typed, status: 'accepted', decision: { ...acceptance, name: signer } };
  renderWithShell(<Reader offer={offer} />, { language: 'pl' });
  await act(() => addTexts('offer-decision', loadOfferDecisionTexts));
  const certificate = certificateOf(offer, view, translate, { origin: 'https://example.com', evidence: '{}' });
  cleanup();
  const pdf = createOfferPdf(view, (page) => `sheet ${page}`, fonts, certificate).output('arraybuffer');
  const text = (await textOfPdf(pdf)).replaceAll(/[\s\u00a0]+/g, ' ');
  return { pdf, text, title: await titleOfPdf(pdf), bookmarks: await bookmarksOfPdf(pdf) };
}

const count = (text: string, words: string) => text.split(words).length - 1;

test.each([
  ['Cyrillic', { client: 'ООО «Ромашка»', note: 'Ціна 5 ₴ за їжу', terms: 'Оплата в течение 14 дней' }],
  ['Greek', { client: 'Ρόδο ΑΕ', note: 'Τιμή 5 €', terms: 'Πληρωμή σε 14 ημέρες' }],
  ['Vietnamese', { client: 'Công ty Hoa Hồng', note: 'Giá đã gồm thuế', terms: 'Thanh toán trong 14 ngày' }],
])('The PDF for a %s client prints what was typed, wherever it stands', async (_, typed) => {
  const { text, title, bookmarks } = await pdfOf(typed, allPdfFonts());
  expect(title).toBe(`Oferta dla firmy ${typed.client}`);
  // On the cover, at the head of each further sheet, and twice in the certificate.
  expect(count(text, typed.client)).toBeGreaterThanOrEqual(4);
  expect(count(text, typed.note)).toBe(2);
  expect(count(text, typed.terms)).toBe(2);
  // What is written in Latin letters stays.
  expect(text).toContain('34 750,00 zł');
  expect(bookmarks).toContain('Warunki');
});

test('The PDF prints letters with marks apart, and what reads the same as what its face lacks, without another face', async () => {
  const typed = {
    client: 'Żółw i Świerk'.normalize('NFD'),
    note: 'Zażółć gęślą jaźń'.normalize('NFD'),
    terms: 'e\u2011learning ✓ tak, ≈ 5 ‰\n☐ nie',
  };
  const { text, title } = await pdfOf(typed, pdfFonts());
  expect(title).toBe('Oferta dla firmy Żółw i Świerk');
  expect(count(text, 'Żółw i Świerk')).toBeGreaterThanOrEqual(4);
  expect(count(text, 'Zażółć gęślą jaźń')).toBe(2);
  expect(text).toContain('e-learning • tak, ~ 5 ⁰⁄₀₀ [ ] nie');
  expect(text).not.toContain('?');
});

test('The title of the PDF holds what no face has', async () => {
  const { text, title } = await pdfOf({ client: '株式会社 🎉', note: 'a', terms: 'b', signer: '株' }, pdfFonts());
  expect(title).toBe('Oferta dla firmy 株式会社 🎉');
  expect(text).toContain('Oferta dla firmy ????');
});
