import type { PdfFonts } from './pdf-fonts';

/** The fonts of most offers, as a browser would have fetched them. */
export function pdfFonts(): PdfFonts;

/** With the fallback, for an offer of other letters. */
export function allPdfFonts(): Required<PdfFonts>;
