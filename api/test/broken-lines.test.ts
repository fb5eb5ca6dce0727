import { beforeAll, describe, expect, it } from 'vitest';
import { rightCalls } from '@programme/api-testing';
import type { Agent } from 'supertest';
import { defaultEngines } from './support/engines.js';
import { withServer } from './support/with-server.js';

/** What yup tells of a schema. */
type Described = {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
  readonly tests?: readonly { readonly name?: string }[];
};

type Field = { readonly path: readonly (string | number)[]; readonly rules: readonly (string | undefined)[] };

function linesOf({ type, fields, innerType, tests = [] }: Described, path: Field['path'] = []): Field[] {
  if (fields) return Object.entries(fields).flatMap(([name, field]) => linesOf(field, [...path, name]));
  if (innerType) return linesOf(innerType, [...path, 0]);
  return type === 'string' ? [{ path, rules: tests.map(({ name }) => name) }] : [];
}

/** Each body that is right, with its fields of one line: as many cases as there are, found in the schemas. */
const cases = rightCalls.flatMap(({ name, method, path, body, otherBodies = [], schema }) =>
  body && schema
    ? [body, ...otherBodies].flatMap((right) =>
        linesOf(schema.describe({ value: right }) as Described).map((field) => ({ name, method, path, right, field })),
      )
    : [],
);

const ruledBy = (rule: string) => cases.filter(({ field }) => field.rules.includes(rule));

const addresses = ruledBy('email');
const names = ruledBy('shown');

const brokenAddresses = [
  'anna',
  '@x.example',
  'anna@',
  'anna@x',
  'anna@@x.example',
  'anna@x.example@y.example',
  'anna@x.example;',
  'anna@x.example,',
  'anna,jan@x.example',
  'Anna<anna@x.example>',
  '<anna@x.example>',
  'mailto:anna@x.example',
  'anna@x.example>',
  '.anna@x.example',
  'anna.@x.example',
  'anna@-x.example',
  'anna@x..example',
  'anna@x.example.',
  'an na@x.example',
  'anna@x.example\u200B',
  'anna@x.example\r\nBcc: all@x.example',
  '"anna"@x.example',
  'anna@[127.0.0.1]',
  'anna@x.1',
  'a\\nna@x.example',
];

const brokenNames = [
  '\u200B\u200B',
  '\u2060',
  '\u00AD',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\u200D\u200D',
  'Acme\u202E',
  '\u202EAcme',
  'Ac\u2066me',
  'Ac\u2069me',
  'Acme\u200E',
  'Acme\u200F',
  'Acme\u061C',
  'Ac\u2028me',
  'Ac\u2029me',
  'Ac\nme',
  'Ac\r\nme',
  'Ac\tme',
  'Ac\u0000me',
  'Ac\u007Fme',
  'Ac\u0085me',
  'Ac\uD800me',
];

/** The same body with another value at a path. */
function withValue(body: unknown, [step, ...rest]: Field['path'], value: string): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((one: unknown, index) => (index === step ? withValue(one, rest, value) : one));
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

describe.each(defaultEngines)('a line that is broken on $name', (engine) => {
  const server = withServer(engine, { registration: true, trustProxy: 1 });
  let admin: Agent;
  let callers = 0;

  beforeAll(async () => {
    admin = await server().adminBrowser();
  });

  const expectRefused = async ({ method, path, right, field }: (typeof cases)[number], value: string) => {
    // From another address each time: the limits of calls are not what is tested.
    callers += 1;
    const call = method.toLowerCase() as 'post' | 'put' | 'patch';
    const answer = await admin[call](path)
      .set('X-Forwarded-For', `10.1.${callers >> 8}.${callers & 255}`)
      .set('Idempotency-Key', crypto.randomUUID())
      .send(withValue(right, field.path, value) as object);
    const { errors } = answer.body as { errors?: object };
    const found = { status: answer.status, fields: Object.keys(errors ?? {}) };
    expect(found, JSON.stringify(value)).toEqual({ status: 400, fields: [field.path.join('.')] });
  };

  const named = (found: typeof cases) =>
    found.map((one) => ({ at: `${one.name}: ${one.field.path.join('.')}`, ...one }));

  it.each(named(addresses))('is no address at $at', async (one) => {
    for (const value of brokenAddresses) await expectRefused(one, value);
  });

  it.each(named(names))('is no name at $at', async (one) => {
    for (const value of brokenNames) await expectRefused(one, value);
  });

  it('is looked for in every field that others read', () => {
    const plain = cases.filter(({ field }) => !field.rules.includes('email') && !field.rules.includes('shown'));
    const unruled = plain.filter(({ field }) => /name$|label|company|mail/i.test(String(field.path.at(-1))));
    // Names that are compared with stored ones, and not kept.
    expect([...new Set(unruled.map(({ name, field }) => `${name} ${field.path.join('.')}`))].sort()).toEqual([
      'POST /api/login username',
      'POST /api/slack-mappings creatorName',
      'POST /api/slack-mappings/test creatorName',
    ]);
    expect(addresses.length).toBeGreaterThanOrEqual(5);
    expect(names.length).toBeGreaterThanOrEqual(15);
  });
});
