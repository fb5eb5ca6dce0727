import { act, cleanup } from '@testing-library/react';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { languages, type Language } from '@programme/i18n';
import { useShell, type Translate } from '@programme/mfe-contract';
import { useOfferViewModel, type OfferViewModel } from '@programme/offer-view';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { renderWithShell } from '@programme/testing';
import { attachmentsOfPdf, bookmarksOfPdf, textOfPdf, titleOfPdf } from '@programme/testing/printed';
import { certificateOf } from '../features/offer-pdf/certificate';
import { createCertificatePdf, createOfferPdf } from '../features/offer-pdf/offer-pdf';
import { pdfFonts } from '../features/offer-pdf/pdf-files.fixture.cjs';
import { acceptance, decline, digest } from './answer.fixture';

const origin = 'https://offers.example.com';

const consent = 'I accept this option for Acme, and I may do so.';
const person = { role: 'Head of Human Resources', email: 'ewa@example.com', consent };
const terms = 'Płatność w 14 dni.\n\nZażółć gęślą jaźń.';
/** As long as a text can be, in lines that can be told apart. */
const longText = Array.from({ length: 400 }, (_, index) => `§ ${index + 1}. Płatność`).join('\n');
/** As the API answers it, with letters of more than one byte. */
const evidenceOf = (known: object = person) => JSON.stringify({ name: 'Ewa Zając', terms, ...known });

const offer = publicOffer([enterprise, comfort]);

let view: OfferViewModel;
let translate: Translate;
let addTexts: ReturnType<typeof useShell>['addTexts'];

function Reader() {
  ({ translate, addTexts } = useShell());
  view = useOfferViewModel(offer);
  return null;
}

const folded = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

async function pdfOf(decision: typeof acceptance, language: Language, known?: object) {
  const evidence = evidenceOf(known);
  renderWithShell(<Reader />, { language });
  await act(() => addTexts('offer-decision', loadOfferDecisionTexts));
  const certificate = certificateOf({ ...offer, status: 'accepted', decision }, view, translate, { origin, evidence });
  cleanup();
  const label = (page: number, pages: number) => `sheet ${page} of ${pages}`;
  const pdf = createOfferPdf(view, label, pdfFonts(), certificate).output('arraybuffer');
  const alone = certificate && createCertificatePdf(view, label, pdfFonts(), certificate).output('arraybuffer');
  return {
    certificate,
    text: folded(await textOfPdf(pdf)),
    bookmarks: await bookmarksOfPdf(pdf),
    files: await attachmentsOfPdf(pdf),
    alone: alone && {
      text: folded(await textOfPdf(alone)),
      files: await attachmentsOfPdf(alone),
      title: await titleOfPdf(alone),
    },
  };
}

test('A record that was altered is certified by nothing', async () => {
  const { certificate } = await pdfOf({ ...acceptance, altered: true }, 'en');
  expect(certificate).toBeNull();
});

test.each(languages)(
  'The last sheet certifies the acceptance, and so does a page of its own (%s)',
  async (language) => {
    const { certificate, text, bookmarks, files, alone } = await pdfOf(acceptance, language);
    const { title, rows, agreed, cut } = certificate!;
    expect(rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Ewa Zając', person.role, person.email, '2026-11-24 20:15:03 UTC', '1']),
    );
    expect(agreed.map((part) => part.text)).toEqual([consent, terms]);
    for (const sheet of [text.slice(text.indexOf(title)), alone!.text]) {
      const words = [
        ...rows.flatMap(({ label, value }) => [label, value]),
        ...agreed.flatMap((part) => [part.label, part.text]),
        digest,
        `${origin}/verify/${digest}`,
        'evidence.json',
      ];
      for (const word of words) expect(sheet).toContain(folded(word));
      expect(sheet).not.toContain(cut);
    }
    expect(bookmarks.at(-1)).toBe(title);
    expect(alone!.text).toContain('sheet 1 of 1');
    expect(alone!.title).toBe(`${title}: ${view.heading}`);
    for (const attached of [files, alone!.files]) {
      expect(Object.keys(attached)).toEqual(['evidence.json']);
      expect(Buffer.from(attached['evidence.json']!).toString('utf8')).toBe(evidenceOf());
    }
  },
);

test.each([
  ['terms', { terms: longText }],
  ['consent', { consent: longText }],
  ['terms and consent', { terms: longText, consent: longText }],
  ['names', { role: 'Ö'.repeat(200), terms: longText }],
])('However long its %s, the certificate is one page, and says where the whole text is', async (_, known) => {
  const { certificate, alone, text } = await pdfOf(acceptance, 'en', { ...person, ...known });
  for (const sheet of [alone!.text, text]) {
    expect(sheet).toContain(certificate!.cut);
    expect(sheet).toContain('§ 1. Płatność');
    expect(sheet).not.toContain('§ 400. Płatność');
    // What stands last on the page.
    expect(sheet).toContain(folded(certificate!.text));
  }
  expect(alone!.text).toContain('sheet 1 of 1');
});

test('A recorded answer says no more of the person than is known', async () => {
  const { certificate } = await pdfOf(acceptance, 'en', { role: null, email: null, consent: null });
  const labels = [...certificate!.rows, ...certificate!.agreed].map(({ label }) => label);
  for (const label of ['Role in your company', 'E-mail', 'Agreed to']) expect(labels).not.toContain(label);
});

test('The price before a discount is certified too', async () => {
  const option = { ...acceptance.option!, total: 31275.5 };
  const { text } = await pdfOf({ ...acceptance, option }, 'en');
  expect(text).toContain('Before discount 34,750.00 zł');
  expect(text).toContain('Total 31,275.50 zł');
});

test('A declined offer has no certificate', async () => {
  const { certificate, files } = await pdfOf(decline, 'en');
  expect(certificate).toBeNull();
  expect(files).toEqual({});
});
