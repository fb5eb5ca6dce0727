import type { PublicOffer } from '@programme/contracts';
import type { Translate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { certificateOf } from './certificate';
import { fileName } from './file-name';
import { createOfferPdf } from './offer-pdf';
import { fetchPdfFonts } from './pdf-fonts';

/** Throws when a font cannot be fetched. */
export async function downloadOffer(offer: PublicOffer, view: OfferViewModel, translate: Translate): Promise<void> {
  const pageLabel = (page: number, pages: number) => translate('offer.pdf.page', { page, pages });
  const certificate = certificateOf(offer, view, translate, window.location.origin);
  const pdf = createOfferPdf(view, pageLabel, await fetchPdfFonts(), certificate);
  await pdf.save(fileName(view.heading), { returnPromise: true });
}
