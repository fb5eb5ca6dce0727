import { tokens } from '@programme/ui';
import type { OfferViewModel } from '../../shared/offer-view-model/offer-view-model';
import { sheet, type PdfPage } from './pdf-page';

const color = tokens.print;

/** The head of the first sheet: the vendor, whom the offer is for, who made it, how long it stands. */
export function drawHeading(page: PdfPage, view: OfferViewModel): void {
  const { pdf } = page;
  const inner = sheet.width - 2 * sheet.margin;
  pdf.setFillColor(color.brand).rect(0, 0, sheet.width, 20, 'F');
  drawPulse(page);
  page.text(view.vendor, sheet.margin, 7.6, { size: 13, color: color.card, bold: true });

  page.y = 30;
  page.y += page.text(view.heading, sheet.margin, page.y, { size: 22, color: color.ink, bold: true, width: inner }) + 4;
  page.y += page.text(view.currency, sheet.margin, page.y - 2, { size: 10.5, color: color.muted }) + 3;
  drawFacts(page, view.facts, inner);
  page.y += 5;
  if (view.expired) page.box([view.expired.text], 'warning', view.expired.badge);
}

function drawFacts(page: PdfPage, facts: OfferViewModel['facts'], inner: number): void {
  const width = inner / facts.length;
  const heights = facts.map(({ label, value }, index) => {
    const x = sheet.margin + index * width;
    page.text(label, x, page.y, { size: 8.5, color: color.muted });
    return page.text(value, x, page.y + 4.4, { size: 10.5, color: color.ink, bold: true, width: width - 4 });
  });
  page.y += 4.4 + Math.max(...heights);
}

/** The line of the product's logo. */
function drawPulse({ pdf }: PdfPage): void {
  pdf.setDrawColor(color.card).setLineWidth(0.5);
  pdf.lines(
    [
      [18, 0],
      [4, -6],
      [6, 10],
      [4.5, -6.5],
      [2.8, 2.5],
      [26, 0],
    ],
    sheet.width - 61.3,
    11,
  );
}
