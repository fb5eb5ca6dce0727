import { toMajor, toMinor, type Minor } from '@programme/pricing';

type Sum = { count: number; before: bigint; after: bigint };

/** Sums of amounts by group, exact: a million totals of a million users are beyond what a number counts. */
export class MoneySums<Group extends object> {
  readonly #sums = new Map<string, Sum>();

  /** @param count how often the two amounts, in major units, are added */
  add(group: Group, before: number, after: number, count = 1): void {
    const key = JSON.stringify(group);
    const sum = this.#sums.get(key) ?? { count: 0, before: 0n, after: 0n };
    sum.count += count;
    sum.before += BigInt(toMinor(before)) * BigInt(count);
    sum.after += BigInt(toMinor(after)) * BigInt(count);
    this.#sums.set(key, sum);
  }

  /** In the order of the groups' texts. */
  list(): (Group & { readonly count: number; readonly before: number; readonly after: number })[] {
    return [...this.#sums]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { count, before, after }]) => ({
        ...(JSON.parse(key) as Group),
        count,
        before: toMajor(Number(before) as Minor),
        after: toMajor(Number(after) as Minor),
      }));
  }
}
