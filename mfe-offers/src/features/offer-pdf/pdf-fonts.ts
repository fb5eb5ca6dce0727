import boldAddress from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
import regularAddress from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
import type { jsPDF } from 'jspdf';
import type { HasGlyph } from './printable-text';

/** The page's own face as TrueType files, one character for each byte, which is how jsPDF takes them. */
export type PdfFonts = { readonly normal: string; readonly bold: string };

export const fontFamily = 'Figtree';

export async function fetchPdfFonts(): Promise<PdfFonts> {
  const [normal, bold] = await Promise.all([regularAddress, boldAddress].map(fetchBytes));
  if (normal === undefined || bold === undefined) throw new Error('A font is missing');
  return { normal, bold };
}

/**
 * Embeds both weights, of which only the letters that are used go into the file. Throws for what is no font: jsPDF itself
 * only writes that to the console, and goes on without letters.
 */
export function addFonts(pdf: jsPDF, fonts: PdfFonts): void {
  for (const style of ['normal', 'bold'] as const) {
    const name = `${fontFamily}-${style}.ttf`;
    pdf.addFileToVFS(name, fonts[style]);
    pdf.addFont(name, fontFamily, style);
    if (!glyphsOf(pdf.setFont(fontFamily, style))) throw new Error(`${name} is no font that a PDF takes`);
  }
}

/** Tells the characters that the font in use can draw; undefined for one of the PDF's own fonts. */
export function glyphsOf(pdf: jsPDF): HasGlyph | undefined {
  const { metadata } = pdf.getFont() as { metadata?: { characterToGlyph?(code: number): number } };
  if (!metadata?.characterToGlyph) return undefined;
  // jsPDF reads a text by its UTF-16 units, so that a character of two of them is none to it.
  return (codePoint) => codePoint <= 0xffff && (metadata.characterToGlyph?.(codePoint) ?? 0) > 0;
}

async function fetchBytes(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`A font answered ${response.status}`);
  return toBinaryText(new Uint8Array(await response.arrayBuffer()));
}

/** One character for each byte. In pieces: a call takes only so many arguments. */
export function toBinaryText(bytes: Uint8Array): string {
  const piece = 8192;
  let text = '';
  for (let start = 0; start < bytes.length; start += piece) {
    text += String.fromCharCode(...bytes.subarray(start, start + piece));
  }
  return text;
}
