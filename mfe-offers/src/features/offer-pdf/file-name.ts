/** Characters of a name; some systems take 255 bytes, and a letter may need four. */
const longest = 60;

/** A name that every system takes for the PDF of an offer: of its heading the letters and digits, joined by dashes. */
export function fileName(heading: string): string {
  const words = heading.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [name] = [words.join('-').slice(0, longest).replace(/-+$/, ''), 'offer'].filter(Boolean);
  return `${name}.pdf`;
}
