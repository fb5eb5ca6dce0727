/**
 * As people look names up: `Łucja` after `Lucía` and before `Marek`. The databases order by code points, `Ł` after `Z`.
 */
const { compare } = new Intl.Collator('en');

/** A copy of the list in the order of what `nameOf` answers. */
export const byName = <T>(list: readonly T[], nameOf: (entry: T) => string): T[] =>
  [...list].sort((one, other) => compare(nameOf(one), nameOf(other)));
