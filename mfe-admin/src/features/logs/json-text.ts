const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** JSON to read: indented, and with the invisible marks that would turn a line around written out. It stays the same JSON. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    turnsDirection,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
