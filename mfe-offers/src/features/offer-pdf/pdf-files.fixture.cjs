/** The files of the fonts, which tests of the PDF need. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const read = (family, style) => {
  const folder = dirname(require.resolve(`@expo-google-fonts/${family.toLowerCase()}/package.json`));
  return readFileSync(join(folder, style, `${family}_${style}.ttf`), 'latin1');
};

const filesOf = (family) => ({ normal: read(family, '400Regular'), bold: read(family, '600SemiBold') });

exports.pdfFonts = () => ({ primary: filesOf('Figtree') });

exports.allPdfFonts = () => ({ ...exports.pdfFonts(), fallback: filesOf('Manrope') });
