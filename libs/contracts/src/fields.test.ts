import { number } from 'yup';
import { check } from './field-issue.js';
import { list, strictObject } from './fields.js';
import { limits } from './limits.js';

const schema = strictObject({
  parts: list(strictObject({ size: number().required('validation.required') }), { max: 3 }),
});

/** A list that counts how often its elements are read. */
function countedList(length: number): { readonly list: unknown[]; readonly reads: () => number } {
  let reads = 0;
  const elements = Array.from({ length }, () => ({}));
  const counting = new Proxy(elements, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  return { list: counting, reads: () => reads };
}

describe('a list', () => {
  it('that is too long is refused for that alone: no element is looked at', () => {
    const { list: parts, reads } = countedList(4);
    const result = check(schema, { parts });
    expect(result).toEqual({
      ok: false,
      issues: [{ field: 'parts', key: 'validation.maximum', parameters: { max: 3 } }],
    });
    expect(reads()).toBe(0);
  });

  it('of the allowed length has each of its elements looked at', () => {
    const { list: parts, reads } = countedList(3);
    const result = check(schema, { parts });
    expect(!result.ok && result.issues.map(({ field }) => field)).toEqual([
      'parts[0].size',
      'parts[1].size',
      'parts[2].size',
    ]);
    expect(reads()).toBeGreaterThan(0);
  });

  it('that is none is refused, and one that is absent is not, unless it must hold something', () => {
    expect(check(schema, { parts: {} }).ok).toBe(false);
    expect(check(schema, {}).ok).toBe(true);
    const needed = strictObject({ parts: list(number(), { min: 1, max: 3 }) });
    expect(check(needed, {}).ok).toBe(false);
    expect(check(needed, { parts: [] }).ok).toBe(false);
    expect(check(needed, { parts: [1] }).ok).toBe(true);
  });
});

it(`of all faults ${limits.fieldErrors} are told at most`, () => {
  const fields = Array.from({ length: 60 }, (_, index) => [`field${index}`, number().required('validation.required')]);
  const result = check(strictObject(Object.fromEntries(fields) as Record<string, ReturnType<typeof number>>), {});
  expect(!result.ok && result.issues).toHaveLength(limits.fieldErrors);
});
