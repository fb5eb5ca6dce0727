/** The files of the fonts, which tests of the PDF need. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const folder = dirname(require.resolve('@expo-google-fonts/figtree/package.json'));

const read = (style) => readFileSync(join(folder, style, `Figtree_${style}.ttf`), 'latin1');

exports.pdfFonts = () => ({ normal: read('400Regular'), bold: read('600SemiBold') });
