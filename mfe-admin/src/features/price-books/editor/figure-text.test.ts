import * as fc from 'fast-check';
import { languages } from '@programme/i18n';
import { figureText, parseFigure, pastedBlock } from './figure-text';

test.each([
  ['12 000', 'number', 12_000],
  ['12,000', 'number', 12_000],
  ['15,99', 'number', 15.99],
  ['1\u2009234,50 zł', 'number', 1234.5],
  ['€1,234.50', 'number', 1234.5],
  ['-$5', 'number', -5],
  ['$60', 'percent', undefined],
  ['-5', 'number', -5],
  ['\u221215%', 'percent', -1500],
  ['+60', 'percent', 6000],
  ['12.5 %', 'percent', 1250],
  ['0', 'percent', 0],
  ['2027', 'year', 2027],
  ['12x', 'number', undefined],
  ['', 'number', undefined],
  ['5%', 'number', undefined],
] as const)('%j as %s is %j', (text, unit, figure) => expect(parseFigure(text, unit)).toBe(figure));

test('What a cell shows is read back as the same figure, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.constantFrom('number' as const, 'percent' as const),
      fc.constantFrom(...languages),
      (hundredths, unit, language) => {
        const figure = unit === 'percent' ? hundredths : hundredths / 100;
        expect(parseFigure(figureText(figure, unit, language), unit)).toBe(figure === 0 ? 0 : figure);
      },
    ),
  );
});

test('More than two decimals are shown, for a rule refuses them', () => {
  expect(figureText(1.005, 'number', 'en')).toBe('1.005');
});

test('A year is not grouped', () => expect(figureText(2027, 'year', 'en')).toBe('2027'));

test.each([
  ['12', null],
  ['1\r\n2\r\n', [['1'], ['2']]],
  ['1\t2', [['1', '2']]],
  [
    '1\t2\n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
])('%j is pasted as %j', (text, block) => expect(pastedBlock(text)).toEqual(block));
