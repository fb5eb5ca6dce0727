/**
 * The one way to write a value as JSON: names of objects in the order of their characters, nothing that is undefined, no
 * blanks. Values that say the same give the same text, so that a digest of it names the content. Digests are stored:
 * never change what it writes.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]));
}
