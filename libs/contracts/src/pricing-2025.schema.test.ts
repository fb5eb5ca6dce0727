import { check } from './field-issue.js';
import { pricing2025LengthsSchema } from './pricing-2025-lengths.schema.js';
import { pricing2025QuerySchema, pricing2025Schema } from './pricing-2025.schema.js';

const query = { employed_2025: '100', au_2025: '50', am_2025: '12' };
const price = { startFee2025: 1, monthTotal2025: 2.5, longMonthDiscount: -1, value2025: 2.5 };

const fieldsOf = (schema: Parameters<typeof check>[0], value: unknown): string[] => {
  const result = check(schema, value);
  return result.ok ? [] : result.issues.map(({ field, key }) => `${field} ${key}`);
};

describe('pricing2025QuerySchema', () => {
  it('takes whole numbers as an address holds them', () => {
    expect(fieldsOf(pricing2025QuerySchema, query)).toEqual([]);
  });

  it.each([
    ['0', 'validation.positiveInteger'],
    ['000', 'validation.positiveInteger'],
    ['1.5', 'validation.positiveInteger'],
    ['1e3', 'validation.positiveInteger'],
    ['١٢', 'validation.positiveInteger'],
    ['1000001', 'validation.maximum'],
    ['', 'validation.activeUsers.required'],
    [undefined, 'validation.activeUsers.required'],
    [50, 'validation.type'],
  ])('refuses %j active users', (value, key) => {
    expect(fieldsOf(pricing2025QuerySchema, { ...query, au_2025: value })).toEqual([`au_2025 ${key}`]);
  });

  it('has twelve months', () => {
    expect(fieldsOf(pricing2025QuerySchema, { ...query, am_2025: '13' })).toEqual(['am_2025 validation.months.range']);
  });
});

describe('pricing2025Schema', () => {
  it('takes four finite numbers, whatever else a sheet says', () => {
    expect(fieldsOf(pricing2025Schema, { ...price, note: 'x' })).toEqual([]);
  });

  it.each([null, undefined, '1', Number.NaN, Number.POSITIVE_INFINITY, {}])('refuses %p for an amount', (value) => {
    expect(fieldsOf(pricing2025Schema, { ...price, value2025: value })).toHaveLength(1);
  });
});

describe('pricing2025LengthsSchema', () => {
  it('takes a price for each of the months', () => {
    expect(
      fieldsOf(pricing2025LengthsSchema, [
        { months: 1, ...price },
        { months: 12, ...price },
      ]),
    ).toEqual([]);
  });

  it.each([null, {}, [price], [{ months: 13, ...price }], [{ months: 1.5, ...price }], [{ months: 1 }]])(
    'refuses %j',
    (value) => {
      expect(fieldsOf(pricing2025LengthsSchema, value).length).toBeGreaterThan(0);
    },
  );
});
