import fc from 'fast-check';

/**
 * Texts that trouble databases, schemas and terminals: control characters, halves of characters, marks that turn text
 * round.
 */
export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '\u0000',
      '\u0007',
      '\ud800',
      '\udfff',
      '\u202e',
      '\u200f',
      'İ',
      'ß',
      '🎈',
      ' ',
      '%',
      '_',
      "'",
    ),
  }),
  fc.constantFrom(
    '__proto__',
    '{{count}}',
    '$t(server.busy)',
    '<script>',
    "'; DROP TABLE users; --",
    'x'.repeat(5_000),
  ),
);

/** As they stand in JSON, which can name numbers that no number holds. */
const oddNumber = fc.oneof(
  fc.constantFrom('1e999', '-1e999', '-0', '1e-999', '9007199254740993', '1.5', '-1', '0', '1e3', '2147483648'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** JSON of any shape: deep, long, of every type. */
const anything: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 3, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '""', '[null]', '{"toString":1}') },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((depth) => nested(depth, '[', ']')) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 8_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => `[${'0,'.repeat(length)}0]`) },
);

const name = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'id',
    'isAdmin',
    'version',
    '',
  ),
  oddText,
);

type Field = readonly [name: string, json: string];

const join = (fields: readonly Field[]): string =>
  `{${fields.map(([field, json]) => `${JSON.stringify(field)}:${json}`).join()}}`;

/**
 * A right body with one or two things done to it: a field gone, replaced, added, said twice; or no such body at all.
 */
export function badJson(right: object): fc.Arbitrary<string> {
  const fields: Field[] = Object.entries(right).map(([field, value]) => [field, JSON.stringify(value)]);
  const one = fc.nat({ max: Math.max(0, fields.length - 1) });
  const change = fc.oneof(
    one.map((index) => (all: readonly Field[]) => all.filter((_, at) => at !== index)),
    fc.tuple(one, anything).map(
      ([index, json]) =>
        (all: readonly Field[]) =>
          all.map((field, at): Field => (at === index ? [field[0], json] : field)),
    ),
    fc.tuple(name, anything).map(([field, json]) => (all: readonly Field[]): Field[] => [...all, [field, json]]),
  );
  const changed = fc.array(change, { minLength: 1, maxLength: 2 }).map((changes) => {
    return join(changes.reduce<readonly Field[]>((all, apply) => apply(all), fields));
  });
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: anything });
}

/** A right body whose texts are others, of the kind that people do type in some language. */
export function oddBody(right: object): fc.Arbitrary<object> {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  const entries = Object.entries(right).map(([field, value]): [string, fc.Arbitrary<unknown>] => [
    field,
    typeof value === 'string' ? fc.oneof(texts, oddText, fc.constant(value)) : fc.constant(value),
  ]);
  return fc.record(Object.fromEntries(entries));
}

/** The query of an address: known fields and others, once or more often, with values of every kind. */
export const oddQuery = (fields: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fields) }, name), oddText), { maxLength: 4 })
    .map((pairs) => pairs.map(([field, value]) => `${escaped(field)}=${escaped(value)}`).join('&'));

/** `encodeURIComponent` that takes halves of characters too, as the bytes of no character. */
export const escaped = (text: string): string =>
  [...text].map((letter) => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter))).join('');
