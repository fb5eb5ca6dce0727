import { apiPath, decisionPaths, type DecisionEvidence, type PublicOffer } from '@programme/contracts';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import type { ShellApi } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { certificateOf } from './certificate';
import { fileName } from './file-name';
import { createOfferPdf } from './offer-pdf';
import { fetchPdfFonts } from './pdf-fonts';

type Shell = Pick<ShellApi, 'translate' | 'addTexts'>;

/** Throws when a font, a text or the evidence of an acceptance cannot be fetched. @param offerId of the page */
export async function downloadOffer(
  offerId: string,
  offer: PublicOffer,
  view: OfferViewModel,
  { translate, addTexts }: Shell,
): Promise<void> {
  if (offer.decision) await addTexts('offer-decision', loadOfferDecisionTexts);
  const pageLabel = (page: number, pages: number) => translate('offer.pdf.page', { page, pages });
  const isCertified = offer.decision?.kind === 'accepted' && !offer.decision.altered;
  const evidence = isCertified ? await fetchEvidence(offerId) : '';
  const certificate = certificateOf(offer, view, translate, { origin: window.location.origin, evidence });
  const fonts = await fetchPdfFonts([
    view,
    pageLabel(1, 1),
    certificate && { ...certificate, evidence: certificate.evidence.text },
  ]);
  const pdf = createOfferPdf(view, pageLabel, fonts, certificate);
  await pdf.save(fileName(view.heading), { returnPromise: true });
}

async function fetchEvidence(offerId: string): Promise<string> {
  const response = await fetch(apiPath(decisionPaths.evidence, { id: offerId }));
  if (!response.ok) throw new Error(`The evidence answered ${response.status}`);
  return ((await response.json()) as DecisionEvidence).evidence;
}
