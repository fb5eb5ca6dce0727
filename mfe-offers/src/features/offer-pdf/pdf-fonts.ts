import boldAddress from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
import regularAddress from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
import fallbackBoldAddress from '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf';
import fallbackRegularAddress from '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf';
import type { jsPDF } from 'jspdf';
import { printableText, type Face } from '@programme/offer-view/printable-text';

/** Both weights of a face as TrueType files, one character for each byte, which is how jsPDF takes them. */
type FontFiles = { readonly normal: string; readonly bold: string };

/** The page's own face and, where a text needs it, the one for other letters. */
export type PdfFonts = { readonly primary: FontFiles; readonly fallback?: FontFiles };

export const fontFamilies: Readonly<Record<Face, string>> = { primary: 'Figtree', fallback: 'Manrope' };

/** Fetches the fallback only where one of the texts needs it. @param content of the PDF: texts, in objects and lists */
export async function fetchPdfFonts(content: unknown): Promise<PdfFonts> {
  const [primary, fallback] = await Promise.all([
    fetchFiles(regularAddress, boldAddress),
    needsFallback(content) ? fetchFiles(fallbackRegularAddress, fallbackBoldAddress) : undefined,
  ]);
  return { primary, ...(fallback && { fallback }) };
}

function needsFallback(content: unknown): boolean {
  if (typeof content === 'string') return printableText(content).face === 'fallback';
  return typeof content === 'object' && content !== null && Object.values(content).some(needsFallback);
}

/**
 * Embeds both weights, of which only the letters that are used go into the file. Throws for what is no font: jsPDF itself
 * only writes that to the console, and goes on without letters.
 */
export function addFonts(pdf: jsPDF, fonts: PdfFonts): void {
  for (const face of ['fallback', 'primary'] as const) {
    for (const style of ['normal', 'bold'] as const) {
      const file = fonts[face]?.[style];
      if (file === undefined) continue;
      const name = `${fontFamilies[face]}-${style}.ttf`;
      pdf.addFileToVFS(name, file);
      pdf.addFont(name, fontFamilies[face], style);
      const { metadata } = pdf.setFont(fontFamilies[face], style).getFont() as { metadata?: object };
      if (!metadata || !('characterToGlyph' in metadata)) throw new Error(`${name} is no font that a PDF takes`);
    }
  }
}

async function fetchFiles(...addresses: readonly [normal: string, bold: string]): Promise<FontFiles> {
  const [normal, bold] = await Promise.all(addresses.map(fetchBytes));
  if (normal === undefined || bold === undefined) throw new Error('A font is missing');
  return { normal, bold };
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
