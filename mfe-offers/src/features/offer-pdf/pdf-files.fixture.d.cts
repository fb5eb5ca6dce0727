import type { PdfFonts } from './pdf-fonts';

/** The fonts as a browser would have fetched them. */
export function pdfFonts(): PdfFonts;

/** A PDF's text as another program reads it (poppler's `pdftotext`), laid out as on the sheets. */
export function textOfPdf(pdf: ArrayBuffer): string;
