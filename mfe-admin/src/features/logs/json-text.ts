const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Formats a value as indented JSON. Escapes bidirectional control characters, which would reorder a line. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    turnsDirection,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
