import { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import { drawQrCode } from './pdf-qr-code';

test('What is drawn are the dark modules of the code of the text, and nothing else', () => {
  const address = `https://offers.example.com/verify/${'ab12'.repeat(16)}`;
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const pdf = new jsPDF({ unit: 'mm' });
  const rectangles = jest.spyOn(pdf, 'rect');
  const place = { x: 10, y: 20 };
  // One millimetre for each module.
  drawQrCode(pdf, address, { ...place, size });
  const drawn = data.map((row) => row.map(() => false));
  for (const [x, y, width, height] of rectangles.mock.calls) {
    expect(height).toBe(1);
    for (let column = 0; column < width; column += 1) {
      expect(drawn[y - place.y]![x - place.x + column]).toBe(false);
      drawn[y - place.y]![x - place.x + column] = true;
    }
  }
  expect(drawn).toEqual(data);
});
