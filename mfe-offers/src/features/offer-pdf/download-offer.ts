import { apiPath, decisionPaths, type DecisionEvidence, type PublicOffer } from '@programme/contracts';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import type { ShellApi } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { certificateOf, type Certificate } from './certificate';
import { fileName } from './file-name';
import { createCertificatePdf, createOfferPdf } from './offer-pdf';
import { fetchPdfFonts } from './pdf-fonts';

type Shell = Pick<ShellApi, 'translate' | 'addTexts'>;

/** Throws when a font, a text or the evidence of an acceptance cannot be fetched. @param offerId of the page */
export async function downloadOffer(
  offerId: string,
  offer: PublicOffer,
  view: OfferViewModel,
  shell: Shell,
): Promise<void> {
  const certificate = await certificateFor(offerId, offer, view, shell);
  const fonts = await fetchPdfFonts([view, pageLabel(shell)(1, 1), certificate && printed(certificate)]);
  const pdf = createOfferPdf(view, pageLabel(shell), fonts, certificate);
  await pdf.save(fileName(view.heading), { returnPromise: true });
}

/** The certificate alone; throws where there is none, and as {@link downloadOffer}. @param offerId of the page */
export async function downloadCertificate(
  offerId: string,
  offer: PublicOffer,
  view: OfferViewModel,
  shell: Shell,
): Promise<void> {
  const certificate = await certificateFor(offerId, offer, view, shell);
  if (!certificate) throw new Error('Nothing was accepted');
  const { heading, vendor, footer } = view;
  const fonts = await fetchPdfFonts([heading, vendor, footer, pageLabel(shell)(1, 1), printed(certificate)]);
  const pdf = createCertificatePdf(view, pageLabel(shell), fonts, certificate);
  await pdf.save(fileName(`${certificate.title} ${view.clientName}`), { returnPromise: true });
}

const pageLabel =
  ({ translate }: Shell) =>
  (page: number, pages: number): string =>
    translate('offer.pdf.page', { page, pages });

async function certificateFor(
  offerId: string,
  offer: PublicOffer,
  view: OfferViewModel,
  { translate, addTexts }: Shell,
): Promise<Certificate | null> {
  if (offer.decision) await addTexts('offer-decision', loadOfferDecisionTexts);
  const isCertified = offer.decision?.kind === 'accepted' && !offer.decision.altered;
  const evidence = isCertified ? await fetchEvidence(offerId) : '';
  return certificateOf(offer, view, translate, { origin: window.location.origin, evidence });
}

/** Of the evidence, only what is said about it is printed. */
const printed = (certificate: Certificate) => ({ ...certificate, evidence: certificate.evidence.text });

async function fetchEvidence(offerId: string): Promise<string> {
  const response = await fetch(apiPath(decisionPaths.evidence, { id: offerId }));
  if (!response.ok) throw new Error(`The evidence answered ${response.status}`);
  return ((await response.json()) as DecisionEvidence).evidence;
}
