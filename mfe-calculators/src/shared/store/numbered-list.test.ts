import fc from 'fast-check';
import {
  emptyList,
  withEntries,
  withLabel,
  withOpenedLink,
  withoutEntry,
  withRestoredEntry,
  type NumberedList,
} from './numbered-list';

type Entry = { readonly id: string; readonly label?: string };
const empty: NumberedList<Entry> = emptyList;
const numbers = ({ entries }: NumberedList<Entry>) => entries.map(({ number }) => number);

test('No two entries ever have the same number, and removed ones return to their place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 6 })), (steps) => {
      let list = empty;
      const given = new Set<number>();
      for (const [index, step] of steps.entries()) {
        const removed = list.entries[step];
        if (removed) {
          const before = list.entries;
          list = withoutEntry(list, removed.id);
          expect(withRestoredEntry(list, removed).entries).toEqual(before);
        } else {
          list = withEntries(list, [{ id: String(index) }]);
          expect(given).not.toContain(numbers(list).at(-1));
          given.add(numbers(list).at(-1)!);
        }
      }
    }),
  );
});

test('A link is added once', () => {
  const once = withOpenedLink(withEntries(empty, [{ id: 'own' }]), 'link', [{ id: 'a' }, { id: 'b' }]);
  expect(numbers(once)).toEqual([1, 2, 3]);
  expect(withOpenedLink(once, 'link', [{ id: 'a' }])).toBe(once);
  expect(numbers(withOpenedLink(once, 'other link', [{ id: 'c' }]))).toEqual([1, 2, 3, 4]);
});

test('An entry can be renamed', () => {
  const list = withLabel(withEntries(empty, [{ id: 'a' }, { id: 'b' }]), 'b', 'Long');
  expect(list.entries.map(({ label }) => label)).toEqual([undefined, 'Long']);
});
