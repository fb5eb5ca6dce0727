import { tokens } from '@programme/ui';
import type { Certificate } from './certificate';
import { sheet, type PdfPage } from './pdf-page';

const color = tokens.print;

/** Width of the labels, in mm. */
const labels = 56;

/** The certificate of an acceptance, on a sheet of its own at the end. */
export function drawCertificate(page: PdfPage, { title, text, rows, digest, verify, evidence }: Certificate): void {
  page.startSheet();
  page.y += page.text(title, sheet.margin, page.y, { size: 20, color: color.brand, bold: true }) + 4;
  page.table(
    {
      body: rows.map(({ label, value, strong }) => [
        { content: label, styles: { textColor: color.muted } },
        { content: value, styles: strong ? { fontStyle: 'bold', fontSize: 14, textColor: color.brand } : {} },
      ]),
      columnStyles: { 0: { cellWidth: labels } },
      styles: { valign: 'middle' },
      didParseCell: ({ cell }) => {
        cell.styles.lineWidth = { top: 0.2, right: 0, bottom: 0, left: 0 };
      },
    },
    title,
  );
  page.box([digest.value], 'information', digest.label);
  page.y += page.text(verify.label, sheet.margin, page.y, { size: 9.5, color: color.muted }) + 1;
  page.link(verify.address, sheet.margin, page.y, { size: 8, color: color.brand });
  page.y += 7;
  const small = { size: 9.5, color: color.muted, width: sheet.width - 2 * sheet.margin };
  page.y += page.text(evidence.text, sheet.margin, page.y, small) + 2;
  page.text(text, sheet.margin, page.y, small);
}
