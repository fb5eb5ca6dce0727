import type { PdfFonts } from './pdf-fonts';

/** The fonts as a browser would have fetched them. */
export function pdfFonts(): PdfFonts;
