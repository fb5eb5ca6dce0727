import { execFileSync } from 'node:child_process';

const number = String.raw`\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{2})?`;
const amount = new RegExp(String.raw`(?:[€$]|MXN )${number}|${number} (?:zł|€|\$|MXN)`, 'g');

/** Every amount of money in a text, in any of the three languages. */
export const amountsIn = (text: string): string[] => text.replaceAll(/[\u00a0\u202f]/g, ' ').match(amount) ?? [];

/** A PDF file's text as poppler's `pdftotext` reads it, laid out as on the sheets. */
export const textOfPdf = (path: string): string =>
  execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-'], { encoding: 'utf8' });
