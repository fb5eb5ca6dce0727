/** Fields whose text is compared byte for byte with what was typed before: it stays as it was typed. */
const secrets: ReadonlySet<string> = new Set(['password', 'current']);

/**
 * A value with its texts in NFC, as keyboards write letters: macOS writes file names with their marks apart (NFD), and such
 * a name is neither found by a search nor drawn well in a PDF. The same value where nothing changes.
 *
 * @param value of a known shape: its depth is that of the schema
 */
export function toNfc<Value>(value: Value, field = ''): Value {
  if (typeof value === 'string') return (secrets.has(field) ? value : value.normalize('NFC')) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((each: unknown) => toNfc(each)),
    );
  const entries = Object.entries(value).map(([key, each]) => [key, toNfc<unknown>(each, key)] as const);
  return entries.every(([key, each]) => each === value[key as keyof Value])
    ? value
    : (Object.fromEntries(entries) as Value);
}

const sameOr = <List extends readonly unknown[]>(list: List, mapped: unknown[]): List =>
  mapped.every((each, index) => each === list[index]) ? list : (mapped as unknown as List);
