import type { PublicOffer } from '@programme/contracts';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import type { ShellApi } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { certificateOf } from './certificate';
import { fileName } from './file-name';
import { createOfferPdf } from './offer-pdf';
import { fetchPdfFonts } from './pdf-fonts';

type Shell = Pick<ShellApi, 'translate' | 'addTexts'>;

/** Throws when a font or a text cannot be fetched. */
export async function downloadOffer(
  offer: PublicOffer,
  view: OfferViewModel,
  { translate, addTexts }: Shell,
): Promise<void> {
  if (offer.decision) await addTexts('offer-decision', loadOfferDecisionTexts);
  const pageLabel = (page: number, pages: number) => translate('offer.pdf.page', { page, pages });
  const certificate = certificateOf(offer, view, translate, window.location.origin);
  const pdf = createOfferPdf(view, pageLabel, await fetchPdfFonts(), certificate);
  await pdf.save(fileName(view.heading), { returnPromise: true });
}
