/** What tests of the PDF need of the machine: the files of the fonts, and a program that reads PDFs. */
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const folder = dirname(require.resolve('@expo-google-fonts/figtree/package.json'));

const read = (style) => readFileSync(join(folder, style, `Figtree_${style}.ttf`), 'latin1');

exports.pdfFonts = () => ({ normal: read('400Regular'), bold: read('600SemiBold') });

exports.textOfPdf = (pdf) =>
  execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: Buffer.from(pdf), encoding: 'utf8' });
