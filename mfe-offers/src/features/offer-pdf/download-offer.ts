import type { OfferViewModel } from '@programme/offer-view';
import { fileName } from './file-name';
import { createOfferPdf, type PageLabel } from './offer-pdf';
import { fetchPdfFonts } from './pdf-fonts';

/** Throws when a font cannot be fetched. */
export async function downloadOffer(view: OfferViewModel, pageLabel: PageLabel): Promise<void> {
  const pdf = createOfferPdf(view, pageLabel, await fetchPdfFonts());
  await pdf.save(fileName(view.heading), { returnPromise: true });
}
