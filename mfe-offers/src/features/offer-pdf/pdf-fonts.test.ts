import { jsPDF } from 'jspdf';
import { drawnBy } from '@programme/offer-view/printable-text';
import { allPdfFonts } from './pdf-files.fixture.cjs';
import { addFonts, fetchPdfFonts, fontFamilies } from './pdf-fonts';

type Metadata = { characterToGlyph(codePoint: number): number };

/** One that a text is drawn of: no mark, nothing invisible, nothing that Unicode writes as another character. */
const isDrawn = (character: string) => !/[\p{M}\p{C}]/u.test(character) && character === character.normalize('NFC');

test.each(['primary', 'fallback'] as const)('What the %s face draws is what its files have', (face) => {
  const pdf = new jsPDF();
  addFonts(pdf, allPdfFonts());
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(isDrawn);
  const said = characters.filter((character) => drawnBy(face, character).text === character);
  for (const style of ['normal', 'bold']) {
    const { metadata } = pdf.setFont(fontFamilies[face], style).getFont() as unknown as { metadata: Metadata };
    expect(said).toEqual(characters.filter((character) => metadata.characterToGlyph(character.charCodeAt(0)) > 0));
  }
});

test.each([
  [2, { heading: 'Oferta dla Żółw e\u2011learning ✓ 漢 🎉', quotes: [{ note: null }] }],
  [4, { heading: 'Offer for Acme', quotes: [{ note: { text: 'Ромашка' } }] }],
])('%d files are fetched for %j', async (files, content) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('font')));
  const fonts = await fetchPdfFonts(content);
  expect(fetched).toHaveBeenCalledTimes(files);
  expect(fonts.fallback !== undefined).toBe(files === 4);
});

test('A PDF without its fonts is not made', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  await expect(fetchPdfFonts([])).rejects.toThrow('404');
  // jsPDF says so there.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => addFonts(new jsPDF(), { primary: { normal: 'no', bold: 'font' } })).toThrow('Figtree-normal.ttf');
});
