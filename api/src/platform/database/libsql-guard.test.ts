import { describe, expect, it } from 'vitest';
import { bindable, GuardedDatabase } from './libsql-guard.js';

type Row = { value: unknown };

const roundTrip = (value: unknown): unknown => {
  const database = new GuardedDatabase(':memory:');
  database.exec('CREATE TABLE t (value)');
  database.prepare('INSERT INTO t VALUES (?)').run(value);
  const rows = database.prepare('SELECT value FROM t WHERE value IS ?').all(value) as Row[];
  database.close();
  return rows[0]?.value;
};

describe('GuardedDatabase', () => {
  it.each([
    ['a time', new Date('2026-11-21T09:08:07.006Z'), '2026-11-21 09:08:07.006'],
    ['true', true, 1],
    ['false', false, 0],
    ['nothing', undefined, null],
    ['null', null, null],
    ['text', 'żółć', 'żółć'],
    ['a number', 1.5, 1.5],
    ['a large whole number', 2n ** 40n, 2 ** 40],
    ['bytes', new Uint8Array([0, 255]), new Uint8Array([0, 255]).buffer],
  ])('holds %s', (_name, value, held) => {
    expect(roundTrip(value)).toEqual(held);
  });

  it.each([[{}], [[1]], [new Map()], [() => 1], [Symbol('s')]])('refuses %p instead of ending the process', (value) => {
    expect(() => bindable(value)).toThrow(TypeError);
    expect(() => roundTrip(value)).toThrow(TypeError);
  });
});
