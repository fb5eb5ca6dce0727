import { act, cleanup } from '@testing-library/react';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { languages, type Language } from '@programme/i18n';
import { useShell, type Translate } from '@programme/mfe-contract';
import { useOfferViewModel, type OfferViewModel } from '@programme/offer-view';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { renderWithShell } from '@programme/testing';
import { attachmentsOfPdf, bookmarksOfPdf, textOfPdf } from '@programme/testing/printed';
import { certificateOf } from '../features/offer-pdf/certificate';
import { createOfferPdf } from '../features/offer-pdf/offer-pdf';
import { pdfFonts } from '../features/offer-pdf/pdf-files.fixture.cjs';
import { acceptance, decline, digest } from './answer.fixture';

const origin = 'https://offers.example.com';

const consent = 'I accept this option for Acme, and I may do so.';
const person = { role: 'Head of Human Resources', email: 'ewa@example.com', consent };
/** As the API answers it; long, and with letters of more than one byte. */
const evidenceOf = (known: object = person) =>
  JSON.stringify({ name: 'Ewa Zając', ...known, terms: 'Płatność w 14 dni. '.repeat(1000) });

const offer = publicOffer([enterprise, comfort]);

let view: OfferViewModel;
let translate: Translate;
let addTexts: ReturnType<typeof useShell>['addTexts'];

function Reader() {
  ({ translate, addTexts } = useShell());
  view = useOfferViewModel(offer);
  return null;
}

async function pdfOf(decision: typeof acceptance, language: Language, known?: object) {
  const evidence = evidenceOf(known);
  renderWithShell(<Reader />, { language });
  await act(() => addTexts('offer-decision', loadOfferDecisionTexts));
  const certificate = certificateOf({ ...offer, status: 'accepted', decision }, view, translate, { origin, evidence });
  cleanup();
  const pdf = createOfferPdf(view, (page) => `sheet ${page}`, pdfFonts(), certificate).output('arraybuffer');
  const text = (await textOfPdf(pdf)).replaceAll(/[\s\u00a0]+/g, ' ');
  return { certificate, text, bookmarks: await bookmarksOfPdf(pdf), files: await attachmentsOfPdf(pdf) };
}

test('A record that was altered is certified by nothing', async () => {
  const { certificate } = await pdfOf({ ...acceptance, altered: true }, 'en');
  expect(certificate).toBeNull();
});

test.each(languages)('The last sheet certifies the acceptance (%s)', async (language) => {
  const { certificate, text, bookmarks, files } = await pdfOf(acceptance, language);
  const last = text.slice(text.indexOf(certificate!.title));
  for (const { label, value } of certificate!.rows) {
    for (const words of [label, value]) expect(last).toContain(words.replaceAll(/[\s\u00a0]+/g, ' '));
  }
  expect(certificate!.rows.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Ewa Zając', person.role, person.email, consent, '2026-11-24 20:15:03 UTC', '1']),
  );
  expect(last).toContain(digest);
  expect(last).toContain(`${origin}/verify/${digest}`);
  expect(bookmarks.at(-1)).toBe(certificate!.title);
  expect(last).toContain('evidence.json');
  expect(Object.keys(files)).toEqual(['evidence.json']);
  expect(Buffer.from(files['evidence.json']!).toString('utf8')).toBe(evidenceOf());
});

test('A recorded answer says no more of the person than is known', async () => {
  const { certificate } = await pdfOf(acceptance, 'en', { role: null, email: null, consent: null });
  const labels = certificate!.rows.map(({ label }) => label);
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
