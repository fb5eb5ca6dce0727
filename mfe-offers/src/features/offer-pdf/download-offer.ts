import type { OfferView } from '../../shared/offer-view/offer-view';
import { fileName } from './file-name';
import { createOfferPdf, type PageLabel } from './offer-pdf';
import { fetchPdfFonts } from './pdf-fonts';

/** Throws when a font cannot be fetched. */
export async function downloadOffer(view: OfferView, pageLabel: PageLabel): Promise<void> {
  const pdf = createOfferPdf(view, pageLabel, await fetchPdfFonts());
  await pdf.save(fileName(view.heading), { returnPromise: true });
}
