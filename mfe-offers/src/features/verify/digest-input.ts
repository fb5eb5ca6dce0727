const digest = /^[0-9a-f]{64}$/;

/** A digest as somebody pasted it: blanks and line breaks do not count, nor does the case. Null for what is none. */
export function digestOf(input: string): string | null {
  const compact = input.replaceAll(/\s/g, '').toLowerCase();
  return digest.test(compact) ? compact : null;
}
