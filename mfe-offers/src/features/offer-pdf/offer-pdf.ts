import { jsPDF } from 'jspdf';
import { cleanedLine } from '@programme/contracts';
import type { OfferViewModel } from '@programme/offer-view';
import { evidenceFile, type Certificate } from './certificate';
import { attach } from './pdf-attachment';
import { drawCertificate } from './pdf-certificate';
import { PdfPage } from './pdf-page';
import { drawComparison, drawCostTable } from './pdf-comparison';
import { addFonts, fontFamilies, type PdfFonts } from './pdf-fonts';
import { drawHeading } from './pdf-heading';
import { drawQuote } from './pdf-quote';

/** "Page 1 of 3". */
export type PageLabel = (page: number, pages: number) => string;

/**
 * The offer on A4 pages: what the page shows, in the same words and figures, as text that can be selected; of an accepted
 * offer with its certificate at the end.
 */
export function createOfferPdf(
  view: OfferViewModel,
  pageLabel: PageLabel,
  fonts: PdfFonts,
  certificate: Certificate | null = null,
): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  addFonts(pdf, fonts);
  pdf.setFont(fontFamilies.primary, 'normal');
  pdf.setLanguage(view.language);
  const page = new PdfPage(pdf);
  // Drawn by the reader's program, which has faces of its own.
  pdf.setProperties({ title: cleanedLine(view.heading), author: cleanedLine(view.vendor) });

  drawHeading(page, view);
  if (view.quotes.length === 0) page.box([view.noQuotes], 'information');
  else {
    for (const quote of view.quotes) drawQuote(page, quote);
    if (view.terms) page.prose(view.terms.text, view.terms.title);
    drawComparison(page, view.comparison);
    for (const chart of view.charts) drawCostTable(page, chart);
  }
  if (certificate) {
    drawCertificate(page, certificate);
    attach(pdf, { name: evidenceFile, type: 'application/json', content: certificate.evidence.content });
  }
  page.numberPages(view.footer, view.heading, pageLabel);
  return pdf;
}
