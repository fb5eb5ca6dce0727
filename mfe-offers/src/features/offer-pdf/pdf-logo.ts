import type { PdfPage } from './pdf-page';

/** Width and height of the mark, in mm; the shell draws the same one on 36 units. */
const size = 8.4;
const unit = size / 36;

type Look = {
  /** Stands beside the mark. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Of the mark and the name. */
  readonly ground: string;
  /** Of the pulse in the mark. */
  readonly ink: string;
};

/** The product's mark, and the vendor's name beside it. */
export function drawLogo(page: PdfPage, { name, x, y, ground, ink }: Look): void {
  const { pdf } = page;
  pdf.setFillColor(ground).roundedRect(x, y, size, size, 10 * unit, 10 * unit, 'F');
  pdf.setDrawColor(ink).setLineWidth(2.6 * unit);
  pdf.setLineCap('round').setLineJoin('round');
  const steps: [number, number][] = [
    [5, 0],
    [3.2, -9],
    [4.6, 13],
    [3.2, -8],
    [6, 0],
  ];
  pdf.lines(
    steps.map(([right, down]) => [right * unit, down * unit]),
    x + 7 * unit,
    y + 21 * unit,
  );
  pdf.setLineCap('butt').setLineJoin('miter');
  page.text(name, x + size + 3, y + 2.1, { size: 11, color: ground, bold: true });
}
