import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import { tokens } from '@programme/ui';

/** In mm. */
type Place = { readonly x: number; readonly y: number; readonly size: number };

/** The modules of a QR code in rows, dark ones true. A quarter of it may be soiled, and it still reads. */
export const qrModules = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'M', border: 0 }).data;

/** A QR code of a text, as shapes: it prints sharp in any size. */
export function drawQrCode(pdf: jsPDF, text: string, { x, y, size }: Place): void {
  const rows = qrModules(text);
  const unit = size / rows.length;
  pdf.setFillColor(tokens.print.ink);
  rows.forEach((modules, row) => {
    // Neighbours are one shape: between two of them a screen would show a line.
    for (const { from, length } of darkRuns(modules)) {
      pdf.rect(x + from * unit, y + row * unit, length * unit, unit, 'F');
    }
  });
}

function darkRuns(modules: readonly boolean[]): { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  modules.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.from + last.length === index) last.length += 1;
    else runs.push({ from: index, length: 1 });
  });
  return runs;
}
