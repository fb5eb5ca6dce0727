/** Sections by the letter that their texts have in their keys: a to i, and a to g (S1 §2). */
const sections = {
  column1: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
  column2: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
} as const;

/** Beginnings of text keys: a section's title is under `<section>.title`, its bullets are under `<section>.1` and on. */
export const columns = [
  { id: 'enterprise.column1', sections: sections.column1.map((letter) => `enterprise.column1.${letter}` as const) },
  { id: 'enterprise.column2', sections: sections.column2.map((letter) => `enterprise.column2.${letter}` as const) },
] as const;

export const bullets = [1, 2, 3, 4] as const;
