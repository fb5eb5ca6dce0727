/** Characters of a name, in UTF-16: some systems take 255 bytes, and one such character may need three. */
const longest = 60;

/** Names that Windows keeps for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system takes for the PDF of an offer: of its heading the letters and digits, joined by dashes. */
export function fileName(heading: string): string {
  // Marks that nobody sees part no words.
  const words =
    heading
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = beginning(words.join('-')).replace(/-+$/, '');
  return name === '' || device.test(name) ? `${['offer', name].filter(Boolean).join('-')}.pdf` : `${name}.pdf`;
}

/** As much of a text as there is room for, in whole letters with their marks. */
function beginning(text: string): string {
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
