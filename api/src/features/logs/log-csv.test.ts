import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { CalculationLogEntity } from './calculation-log.entity.js';
import { csvRows } from './log-csv.js';

const log = (companyName: string): CalculationLogEntity => ({
  id: 1,
  timestamp: new Date('2026-11-21T10:00:00Z'),
  calculator: '2025',
  currency: 'EUR',
  employeesCount: 1200,
  activeUsers: 60,
  monthsCount: 6,
  companyName,
  companyId: null,
  inputs: {},
  outputs: { value2025: 8178.5 },
});

/** What a spreadsheet may part a line at, whatever the file says: its language and its user choose. */
const separators = [',', ';', '\t', '|', /[\r\n]/, /[,;\t|\r\n]/];

/** As a spreadsheet does that does not know our quotes: it parts inside them, and drops those around a cell. */
const cells = (csv: string): string[] =>
  separators.flatMap((separator) => csv.split(separator)).map((cell) => cell.replace(/^[\s"]+/, ''));

const isFormula = (cell: string): boolean => /^[=+\-@＝＋－＠]/.test(cell);

const dangerous = fc.constantFrom(...'=+-@＝＋－＠,;\t|\r\n"\' \u00a0a1()é');
const companies = fc.oneof(
  fc.array(dangerous, { maxLength: 12 }).map((letters) => letters.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

describe('a company in the exported log', () => {
  it.each(['Acme;=1+1;x', 'a,=1', 'a|@SUM(A1)', 'a\t-1', 'a\n+1', 'a; =1', 'a;"=1";b', '" =1', ';=1'])(
    'is no formula wherever %j is parted',
    (company) => {
      expect(cells(csvRows([log(company)])).filter(isFormula)).toEqual([]);
    },
  );

  it('is never a formula, and loses none of its letters', () => {
    fc.assert(
      fc.property(companies, (company) => {
        const csv = csvRows([log(company)]);
        expect(cells(csv).filter(isFormula)).toEqual([]);
        const without = (text: string) => text.replaceAll("'", '');
        const read = /^[^,]*,(.*),1200,60,6,EUR,,,,8178.5,,,,,2025\r\n$/su.exec(csv)?.[1] ?? '';
        const unquoted = read.startsWith('"') ? read.slice(1, -1).replaceAll('""', '"') : read;
        expect(without(unquoted)).toBe(without(company));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['Acme', 'Bed & Breakfast - Kraków', 'A, B; C', "O'Neil", '3-Star', 'a=b'])(
    '%j stays as it is',
    (company) => {
      expect(csvRows([log(company)]).replaceAll('"', '')).toContain(`,${company},1200,`);
    },
  );
});
