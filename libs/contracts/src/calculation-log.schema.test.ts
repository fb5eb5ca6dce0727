import { adminCalculationSchema, calculationLogSchema, visitorCalculationSchema } from './calculation-log.schema.js';
import { check } from './field-issue.js';
import { limits } from './limits.js';

const visitor = {
  currency: 'PLN',
  employeesCount: 100,
  activeUsers: 50,
  monthsCount: 6,
  companyName: 'Acme',
  inputs: { employed_2025: '1 200', au_2025: '50', am_2025: 6 },
  outputs: { value2025: 34300, pricing2026: { finalTotal: 30250, wasAdjustedToMinimum: false } },
};

const admin = {
  timestamp: '2026-11-21T09:00:00.000Z',
  currency: 'EUR',
  company: null,
  employees: 100,
  activeUsers: 50,
  months: 12,
  totalPrice: 12345.67,
};

const fieldsOf = (value: unknown): string[] => {
  const result = check(calculationLogSchema, value);
  return result.ok ? [] : result.issues.map(({ field }) => field);
};

describe('calculationLogSchema', () => {
  it('takes each shape by its own schema', () => {
    expect(check(calculationLogSchema, visitor)).toEqual({ ok: true, value: visitor });
    expect(check(calculationLogSchema, admin)).toEqual({ ok: true, value: admin });
    expect(check(adminCalculationSchema, visitor).ok).toBe(false);
    expect(check(visitorCalculationSchema, admin).ok).toBe(false);
  });

  it('takes numbers at their limits and refuses those beyond', () => {
    const { people, months } = limits;
    expect(fieldsOf({ ...visitor, employeesCount: people, activeUsers: 1, monthsCount: months.max })).toEqual([]);
    expect(fieldsOf({ ...visitor, employeesCount: people + 1, activeUsers: 0, monthsCount: months.max + 1 })).toEqual([
      'employeesCount',
      'activeUsers',
      'monthsCount',
    ]);
  });

  it('converts nothing', () => {
    expect(fieldsOf({ ...visitor, activeUsers: '50' })).toEqual(['activeUsers']);
    expect(fieldsOf({ ...visitor, outputs: { value2025: '5' } })).toEqual(['outputs.value2025']);
    expect(fieldsOf({ ...visitor, companyName: 5 })).toEqual(['companyName']);
  });

  it('names unknown fields, however deep, with their path', () => {
    expect(fieldsOf({ ...visitor, extra: 1 })).toEqual(['extra']);
    expect(fieldsOf({ ...visitor, outputs: { pricing2026: { extra: 1 } } })).toEqual(['outputs.pricing2026.extra']);
    expect(fieldsOf(JSON.parse('{"__proto__":{},"totalPrice":1}'))).toContain('__proto__');
  });

  it.each([undefined, null, 5, 'text', []])('refuses %p', (value) => {
    expect(fieldsOf(value)).toContain('');
  });

  it('asks for what both shapes cannot be without', () => {
    expect(fieldsOf({})).toEqual(['currency', 'employeesCount', 'activeUsers', 'monthsCount', 'inputs', 'outputs']);
    expect(fieldsOf({ timestamp: admin.timestamp })).toEqual([
      'currency',
      'employees',
      'activeUsers',
      'months',
      'totalPrice',
    ]);
  });
});
