/** A figure that is not the same in two books; null on the side that does not have it. */
export type PriceBookDifference = {
  /** Names and positions joined by dots: `currencies.PLN.tiers.3.fee`. */
  readonly path: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
};

type Leaf = string | number | null;

/**
 * What differs between two books, figure by figure, in the order of the first book's fields. Rows of tables are compared
 * by their position.
 */
export function priceBookDifferences(before: object, after: object): PriceBookDifference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const difference = { path, before: old.get(path) ?? null, after: now.get(path) ?? null };
    return difference.before === difference.after ? [] : [difference];
  });
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, Leaf>()): Map<string, Leaf> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) leavesOf(part, path === '' ? name : `${path}.${name}`, leaves);
  } else if (typeof value === 'string' || typeof value === 'number') leaves.set(path, value);
  return leaves;
}
