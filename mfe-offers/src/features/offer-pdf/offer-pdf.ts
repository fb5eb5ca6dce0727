import { jsPDF } from 'jspdf';
import { cleanedLine } from '@programme/contracts';
import type { OfferViewModel } from '@programme/offer-view';
import { tokens } from '@programme/ui';
import { evidenceFile, type Certificate } from './certificate';
import { attach } from './pdf-attachment';
import { drawCertificate } from './pdf-certificate';
import { PdfPage, sheet } from './pdf-page';
import { drawComparison, drawCostTable } from './pdf-comparison';
import { addFonts, fontFamilies, type PdfFonts } from './pdf-fonts';
import { drawHeading } from './pdf-heading';
import { drawLogo } from './pdf-logo';
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
  const page = startPdf(view, fonts, view.heading);
  drawHeading(page, view);
  if (view.quotes.length === 0) page.box([view.noQuotes], 'information');
  else {
    for (const quote of view.quotes) drawQuote(page, quote, view.accepted);
    if (view.terms) page.prose(view.terms.text, view.terms.title);
    drawComparison(page, view.comparison);
    for (const chart of view.charts) drawCostTable(page, chart);
  }
  if (certificate) {
    page.startSheet();
    addCertificate(page, certificate);
  }
  page.numberPages(view.footer, view.heading, pageLabel);
  return page.pdf;
}

/** The certificate alone: one A4 page, with the evidence attached. */
export function createCertificatePdf(
  view: OfferViewModel,
  pageLabel: PageLabel,
  fonts: PdfFonts,
  certificate: Certificate,
): jsPDF {
  const page = startPdf(view, fonts, `${certificate.title}: ${view.heading}`);
  const { brand, card } = tokens.print;
  drawLogo(page, { name: view.vendor, x: sheet.margin, y: sheet.margin - 4, ground: brand, ink: card });
  page.y = sheet.top + 4;
  addCertificate(page, certificate);
  page.numberPages(view.footer, view.heading, pageLabel);
  return page.pdf;
}

function startPdf(view: OfferViewModel, fonts: PdfFonts, title: string): PdfPage {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  addFonts(pdf, fonts);
  pdf.setFont(fontFamilies.primary, 'normal');
  pdf.setLanguage(view.language);
  // Drawn by the reader's program, which has faces of its own.
  pdf.setProperties({ title: cleanedLine(title), author: cleanedLine(view.vendor) });
  return new PdfPage(pdf);
}

function addCertificate(page: PdfPage, certificate: Certificate): void {
  drawCertificate(page, certificate);
  attach(page.pdf, { name: evidenceFile, type: 'application/json', content: certificate.evidence.content });
}
