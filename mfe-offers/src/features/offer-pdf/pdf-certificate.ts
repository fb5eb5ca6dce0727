import { tokens } from '@programme/ui';
import type { Certificate } from './certificate';
import { drawQrCode } from './pdf-qr-code';
import { sheet, type PdfPage } from './pdf-page';

const color = tokens.print;

const inner = sheet.width - 2 * sheet.margin;

/** In mm: the width of the labels, what is between a line and its text, and the width of the QR code. */
const labels = 56;
const gap = 1.3;
const code = 32;

const muted = { size: 9.5, color: color.muted } as const;
const small = { ...muted, size: 8.5, width: inner } as const;
const beside = { width: inner - labels } as const;
const value = { size: 9.5, color: color.ink, ...beside } as const;
const strong = { size: 14, color: color.brand, bold: true, ...beside } as const;
const agreed = { size: 8.5, color: color.ink, ...beside } as const;

/** The certificate of an acceptance, on what is left of a sheet: it never takes a second one. */
export function drawCertificate(page: PdfPage, certificate: Certificate): void {
  const { title, rows } = certificate;
  page.bookmark(title);
  page.y += page.text(title, sheet.margin, page.y, { size: 20, color: color.brand, bold: true, width: inner }) + 4;
  for (const row of rows) drawRow(page, row.label, row.value, row.strong ? strong : value);
  drawAgreed(page, certificate);
  drawProof(page, certificate);
}

type ValueLook = typeof value | typeof strong | typeof agreed;

function drawRow(page: PdfPage, label: string, text: string, look: ValueLook): void {
  page.pdf.setDrawColor(color.line).setLineWidth(0.2);
  page.pdf.line(sheet.margin, page.y, sheet.width - sheet.margin, page.y);
  const from = page.y + gap;
  const labelLook = { ...muted, width: labels - 4 };
  // The label stands in the middle of the first line.
  const lower = Math.max(0, (page.heightOf('', look) - page.heightOf('', muted)) / 2);
  page.text(label, sheet.margin, from + lower, labelLook);
  page.text(text, sheet.margin + labels, from, look);
  page.y = from + Math.max(page.heightOf(text, look), page.heightOf(label, labelLook)) + gap;
}

/** Each text has what the others leave of the sheet; one that does not fit ends early and says where the whole is. */
function drawAgreed(page: PdfPage, certificate: Certificate): void {
  const { agreed: texts, cut } = certificate;
  const end = sheet.height - sheet.bottom - proofHeight(page, certificate);
  texts.forEach(({ label, text }, index) => {
    const left = texts.length - index;
    const room = (end - page.y) / left - 2 * gap;
    const whole = page.beginning(text, agreed, room);
    if (whole.isWhole) return drawRow(page, label, whole.text, agreed);
    const part = page.beginning(text, agreed, room - page.heightOf(cut, agreed));
    drawRow(page, label, `${part.text}\n${cut}`, agreed);
  });
}

/** The digest with the address that verifies it, and beside them the address as a QR code. */
function drawProof(page: PdfPage, { digest, verify, evidence, text }: Certificate): void {
  page.y += 3;
  const [from, x, width] = [page.y, sheet.margin, inner - code - 6];
  drawQrCode(page.pdf, verify.address, { x: sheet.width - sheet.margin - code, y: from, size: code });
  page.y += page.text(digest.label, x, page.y, { ...muted, bold: true, width }) + 0.8;
  page.y += page.text(digest.value, x, page.y, { size: 9.5, color: color.ink, width }) + 2.4;
  page.y += page.text(verify.label, x, page.y, { ...muted, bold: true, width }) + 0.8;
  page.y += page.link(verify.address, x, page.y, { size: 8, color: color.brand, width }) + 1.2;
  page.text(verify.scan, x, page.y, { ...small, width });
  page.y = from + proofSize + 3;
  page.y += page.text(evidence.text, x, page.y, small) + 1.5;
  page.y += page.text(text, x, page.y, small);
}

/** Of the digest and its address beside the QR code, in mm. */
const proofSize = code + 4;

const proofHeight = (page: PdfPage, { evidence, text }: Certificate): number =>
  3 + proofSize + 3 + page.heightOf(evidence.text, small) + 1.5 + page.heightOf(text, small);
