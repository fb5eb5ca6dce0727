import {
  acceptanceSchema,
  adminCalculationSchema,
  calculationLogSchema,
  declineSchema,
  offerDecisionSchema,
  visitorCalculationSchema,
} from '@programme/contracts';
import {
  isSchema,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
} from 'yup';

export type JsonSchema = { [keyword: string]: unknown };

/**
 * The JSON Schema of a contract's yup schema, as far as one can say it; `undefined` for what is not a contract's
 * schema.
 */
export function toJsonSchema(schema: unknown): JsonSchema | undefined {
  // Which shape it is, yup decides when it sees the value.
  if (schema === calculationLogSchema) {
    return { oneOf: [visitorCalculationSchema, adminCalculationSchema].map(toJsonSchema) };
  }
  if (schema === offerDecisionSchema) return { oneOf: [acceptanceSchema, declineSchema].map(toJsonSchema) };
  // With options, what is decided by the value describes itself as for a right one.
  return isSchema(schema) ? describe(schema.describe({})) : undefined;
}

function describe(field: SchemaFieldDescription): JsonSchema {
  switch (field.type) {
    case 'object':
      return describeObject(field as SchemaObjectDescription);
    case 'array': {
      const { innerType } = field as SchemaInnerTypeDescription;
      return { ...typeOf(field), ...(innerType && !Array.isArray(innerType) ? { items: describe(innerType) } : {}) };
    }
    case 'string':
      return { ...typeOf(field), ...bounds(field, 'minLength', 'maxLength'), ...formatOf(field) };
    case 'number':
      return { ...typeOf(field), ...bounds(field, 'minimum', 'maximum') };
    case 'boolean':
      return typeOf(field);
    default:
      return describeMixed(field);
  }
}

/** `recordOf` of the contracts says what it holds; of any other mixed value nothing can be said. */
function describeMixed(field: SchemaFieldDescription): JsonSchema {
  const { isRecord, values } = (field as { meta?: { isRecord?: boolean; values?: unknown } }).meta ?? {};
  return isRecord ? { type: 'object', additionalProperties: toJsonSchema(values) ?? true } : {};
}

function describeObject(field: SchemaObjectDescription): JsonSchema {
  const entries = Object.entries(field.fields);
  return {
    ...typeOf(field),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, describe(field)])),
    required: entries.filter(([, field]) => 'optional' in field && !field.optional).map(([name]) => name),
    ...(field.tests.some(({ name }) => name === 'noUnknown') && { additionalProperties: false }),
  };
}

type Tested = { type: string; tests?: { name?: string; params?: Record<string, unknown> }[] };

function typeOf(field: SchemaFieldDescription): JsonSchema {
  const { tests = [] } = field as Tested;
  const type = tests.some(({ name }) => name === 'integer') ? 'integer' : field.type;
  const { nullable, oneOf = [] } = field as { nullable?: boolean; oneOf?: unknown[] };
  const choices = nullable ? [...new Set([...oneOf, null])] : oneOf;
  return { type: nullable ? [type, 'null'] : type, ...(oneOf.length > 0 ? { enum: choices } : {}) };
}

/** Formats of JSON Schema, by the names of the tests that check them. */
const formats = new Map([
  ['datetime', 'date-time'],
  ['day', 'date'],
  ['uuid', 'uuid'],
]);

function formatOf(field: SchemaFieldDescription): JsonSchema {
  const format = ((field as Tested).tests ?? []).map(({ name }) => formats.get(name ?? '')).find(Boolean);
  return format ? { format } : {};
}

function bounds(field: SchemaFieldDescription, lowest: string, highest: string): JsonSchema {
  const { tests = [] } = field as Tested;
  const bound = (name: string): unknown => tests.find((test) => test.name === name)?.params?.[name];
  const [min, max] = [bound('min'), bound('max')];
  return { ...(min === undefined ? {} : { [lowest]: min }), ...(max === undefined ? {} : { [highest]: max }) };
}
