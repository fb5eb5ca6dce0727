import { limits } from '@programme/contracts';
import type { ISchema, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';
import { callsOf, type Calls } from './call.js';

export type WorstBody = {
  /** What is where: `quotes.0.note: 100 kB of one letter`. */
  readonly name: string;
  /** JSON of nearly the largest size that the API reads. */
  readonly json: string;
};

type Path = readonly string[];

/** Room for the fields around the hostile value. */
const bytesAround = 2048;

const bytes = limits.bodyBytes - bytesAround;

const repeated = (piece: string, length = bytes): string => piece.repeat(Math.floor(length / piece.length));

const listOf = (piece: string): string => `[${repeated(`${piece},`)}${piece}]`;

const keys = (): string => {
  const names = Array.from(
    { length: Math.floor(bytes / 10) },
    (_, index) => `"${index.toString(36).padStart(5, '_')}":0`,
  );
  return `{${names.join()}}`;
};

/** Values that cost most where nobody counts before looking, by name; each of nearly the allowed size, as JSON. */
const hostileValues: Readonly<Record<string, string>> = {
  'a list of {}': listOf('{}'),
  'a list of 0': listOf('0'),
  'a list of null': listOf('null'),
  'a list of lists': listOf('[]'),
  'a list of words': listOf('"x"'),
  'lists in lists': `${repeated('[', bytes / 2)}${repeated(']', bytes / 2)}`,
  'objects in objects': `${repeated('{"a":', (bytes / 6) * 5)}0${repeated('}', bytes / 6)}`,
  'many fields': keys(),
  'one letter': `"${repeated('a')}"`,
  blanks: `"${repeated(' ')}"`,
  'digits and dots': `"${repeated('1.')}"`,
  'control characters': `"${repeated('\\u0000')}"`,
  'halves of characters': `"${repeated('\\ud800')}"`,
  placeholders: `"${repeated('{{a}}')}"`,
  'open placeholders': `"${repeated('{{')}"`,
};

/**
 * For every value in the body of a call, however deep: bodies that hold something hostile there, and in each element of
 * a list of the allowed length. Made from the call's schema, so that a new field is in the list by itself.
 *
 * @param body a right body of the call: what it needs besides
 */
export function worstBodies(schema: Pick<ISchema<unknown>, 'describe'>, body: object): WorstBody[] {
  const places = placesOf(schema.describe({ value: body }));
  return places.flatMap(({ path, mostElements }) => {
    const full = mostElements && { 'as many {} as are allowed': `[${'{},'.repeat(mostElements - 1)}{}]` };
    return Object.entries({ ...hostileValues, ...full }).map(([kind, json]) => ({
      name: `${path.join('.') || 'the body'}: ${kind}`,
      json: withJson(body, path, json),
    }));
  });
}

/** Every call of a table that takes a body, with its worst ones. */
export const worstCalls = (calls: Calls) =>
  callsOf(calls).flatMap(({ body, otherBodies = [], schema, ...call }) =>
    body && schema
      ? [{ ...call, schema, bodies: [body, ...otherBodies].flatMap((right) => worstBodies(schema, right)) }]
      : [],
  );

type Place = { readonly path: Path; readonly mostElements?: number };

function placesOf(field: SchemaFieldDescription, path: Path = []): Place[] {
  if (field.type === 'object') {
    const { fields } = field as SchemaObjectDescription;
    return [{ path }, ...Object.entries(fields).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
  }
  if (field.type !== 'array') return [{ path }];
  const { innerType, tests } = field as SchemaInnerTypeDescription;
  const mostElements = tests.find(({ name }) => name === 'max')?.params?.['max'];
  // A list that may be of any length could be the worst of all: the schemas have none.
  if (typeof mostElements !== 'number') throw new Error(`The list ${path.join('.')} has no highest length`);
  const elements = innerType && !Array.isArray(innerType) ? placesOf(innerType, [...path, '0']) : [];
  return [{ path, mostElements }, ...elements];
}

const mark = 'the hostile value';

/** The body as JSON with a value put in; what leads there is made where it is missing. */
function withJson(body: object, path: Path, json: string): string {
  if (path.length === 0) return json;
  const copy = structuredClone(body) as Record<string, unknown>;
  let place: Record<string, unknown> = copy;
  path.slice(0, -1).forEach((name, index) => {
    const next = place[name];
    if (typeof next !== 'object' || next === null) place[name] = path[index + 1] === '0' ? [] : {};
    place = place[name] as Record<string, unknown>;
  });
  place[path.at(-1) ?? ''] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => json);
}
