import { firstPriceBook, priceBookContent } from '@programme/pricing';
import * as fc from 'fast-check';
import { validPriceBooks, type MutablePriceBook } from '../testing/index.js';
import { readCsv, writeCsv } from './csv-text.js';
import { priceBookCsv, readPriceBookCsv } from './price-book-csv.js';
import { priceBookJson, readPriceBookJson } from './price-book-json.js';

const content2026 = priceBookContent(firstPriceBook);

const issuesOf = (text: string) => {
  const result = readPriceBookCsv(text);
  return result.ok ? [] : result.issues.map(({ field, key }) => `${field} ${key}`);
};

const csv2026 = priceBookCsv(content2026);

test('a valid book comes back from CSV and from JSON as it was', () => {
  fc.assert(
    fc.property(validPriceBooks, (book) => {
      for (const read of [readPriceBookCsv(priceBookCsv(book)), readPriceBookJson(priceBookJson(book))]) {
        expect(read.ok && read.value).toEqual(book);
      }
    }),
    { numRuns: 100 },
  );
});

test('the rows are what people read in a price list', () => {
  const rows = csv2026.split('\r\n');
  expect(rows[0]).toBe('\uFEFFsection,currency,from,to,item,value');
  for (const row of ['book,,,,year,2026', 'modifier,,1,1,months-1,60', 'modifier,,12,12,months-12,-40'])
    expect(rows).toContain(row);
  for (const row of ['rate2025,,5,6,,25', 'comparison,,3,,,', 'tier,PLN,51,100,,4500', 'pack,EUR,2,,total,27.99'])
    expect(rows).toContain(row);
  expect(rows).toContain('book,,,,realisticShare,35');
});

test('semicolons and decimal commas are read', () => {
  const written = csv2026
    .split('\r\n')
    .map((line) => {
      const [section = '', currency, from, to, item, value = ''] = line.split(',');
      const local = section === '\uFEFFsection' ? value : value.replace('.', ',');
      return line === '' ? '' : [section, currency, from, to, item, local].join(';');
    })
    .join('\n');
  const read = readPriceBookCsv(written);
  expect(read.ok && read.value).toEqual(content2026);
});

test('a file for countries with decimal commas is read as the other one', () => {
  const written = priceBookCsv(content2026, 'semicolon');
  expect(written.split('\r\n')).toEqual(
    expect.arrayContaining(['pack;EUR;2;;total;27,99', 'tier;PLN;51;100;;4500', 'book;;;;year;2026']),
  );
  const read = readPriceBookCsv(written);
  expect(read.ok && read.value).toEqual(content2026);
});

test.each(['sep=;\r\n', '"sep=;"\n'])('the separator may be named in a line before: %j', (line) => {
  const named = `\uFEFF${line}${csv2026.slice(1).replaceAll(',', ';')}`;
  const read = readPriceBookCsv(named);
  expect(read.ok && read.value).toEqual(content2026);
  const wrong = readPriceBookCsv(named.replace('year;2026', 'year;many'));
  expect(wrong.ok || wrong.issues.map(({ field }) => field)).toEqual(['rows[3].value']);
});

test.each(['39.900', '39,900', '1.234.567', '1,234,567', '1.234,56', '1,234.56', '-2.026', '12.500%'])(
  'the figure %s can be read in two ways, and is refused with its row',
  (figure) => {
    const text = csv2026.replaceAll(',', ';').replace('startupFee;10000', `startupFee;${figure}`);
    const read = readPriceBookCsv(text);
    expect(read.ok || read.issues).toEqual([
      expect.objectContaining({ key: 'server.import.grouped', parameters: expect.objectContaining({ text: figure }) }),
    ]);
  },
);

test('rows in another order, empty ones, percent signs and spaces in numbers are read', () => {
  const [head = '', ...rows] = csv2026.trimEnd().split('\r\n');
  const shuffled = [...rows].sort().map((row) => row.replace('-40', ' −40 %').replace(',,10000', ',,10 000'));
  const read = readPriceBookCsv([head, '', ...shuffled, ',,,,,'].join('\n'));
  expect(read.ok && read.value).toEqual(content2026);
});

test.each<[string, (text: string) => string, string]>([
  ['another file', () => 'a,b\n1,2', 'text server.import.header'],
  ['nothing', () => '', 'text server.import.header'],
  ['an open quote', (text) => `${text}"`, 'text server.import.quotes'],
  ['too many rows', (text) => text + 'tier,PLN,1,1,,1\r\n'.repeat(2_001), 'text server.import.rows'],
  [
    'an unknown section',
    (text) => text.replace('book,,,,year', 'bok,,,,year'),
    'rows[2].section server.import.section',
  ],
  [
    'a prototype’s name',
    (text) => text.replace('book,,,,year', 'toString,,,,year'),
    'rows[2].section server.import.section',
  ],
  ['an unknown item', (text) => text.replace('year', '__proto__'), 'rows[2].item server.import.item'],
  [
    'an unknown currency',
    (text) => text.replace('tier,PLN,1,50', 'tier,GBP,1,50'),
    'rows[43].currency server.import.currency',
  ],
  ['a formula', (text) => text.replace(',2026', ',=1+1'), 'rows[2].value server.import.number'],
  ['a number without digits', (text) => text.replace(',2026', ',.'), 'rows[2].value server.import.number'],
  ['no value', (text) => text.replace(',2026', ','), 'rows[2].value server.import.number'],
  ['a cell too many', (text) => text.replace(',2026', ',2026,x'), 'rows[2].value server.import.columns'],
  ['a row twice', (text) => `${text}book,,,,year,2027\r\n`, ' server.import.twice'],
  ['a row less', (text) => text.replace('book,,,,year,2026\r\n', ''), 'rows.book, year server.import.missing'],
  [
    'half a pack',
    (text) => text.replace('pack,PLN,2,,total,118\r\n', ''),
    'rows.pack, PLN, 2, total server.import.missing',
  ],
])('%s is refused', (_name, change, issue) => {
  const found = issuesOf(change(csv2026));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(issue);
});

test('every wrong row is named, up to fifty', () => {
  const broken = csv2026.replaceAll('tier,', 'tear,');
  expect(issuesOf(broken)).toHaveLength(50);
});

test('a book with an odd key runs nothing in a spreadsheet', () => {
  const book = structuredClone(content2026) as MutablePriceBook;
  book.durationModifiers[0]!.key = '=HYPERLINK("x";"y")';
  const row = priceBookCsv(book)
    .split('\r\n')
    .find((line) => line.includes('HYPERLINK'));
  expect(row).toBe('modifier,,1,1,"\'=HYPERLINK(""x"";""y"")",60');
});

test('any cells come back as they were, but for what a spreadsheet would run', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', 'ż', '1') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (lines) => {
      const read = readCsv(writeCsv([['section', 'x'], ...lines]));
      const full = lines.filter((cells) => cells.some((one) => one.trim() !== ''));
      expect(read?.lines.slice(1).map(({ cells }) => cells)).toEqual(full);
    }),
  );
});

test('wrong JSON, and JSON of another shape, are refused', () => {
  expect(readPriceBookJson('{')).toMatchObject({
    ok: false,
    issues: [{ field: 'text', key: 'server.import.json' }],
  });
  const odd = readPriceBookJson(JSON.stringify({ ...content2026, year: undefined, more: 1 }));
  expect(!odd.ok && odd.issues.map(({ field }) => field).sort()).toEqual(['more', 'year']);
});
