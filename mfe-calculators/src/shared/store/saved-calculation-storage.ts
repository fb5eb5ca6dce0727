import { savedCalculationLists, type SavedCalculation, type SavedCalculationList } from './saved-calculation';

type Lists = Readonly<Record<SavedCalculationList, readonly SavedCalculation[]>>;

/** A visit begins with empty lists: what an earlier one stored is removed (S1 §4). */
export function forgetStoredCalculations(): void {
  for (const list of savedCalculationLists) attempt(() => localStorage.removeItem(list));
}

/** Writes every list that a store's change touched into local storage. */
export function storeOnChange(subscribe: (listener: () => void) => unknown, lists: () => Lists): void {
  let stored = lists();
  subscribe(() => {
    const current = lists();
    for (const list of savedCalculationLists) {
      if (current[list] !== stored[list]) attempt(() => localStorage.setItem(list, JSON.stringify(current[list])));
    }
    stored = current;
  });
}

/** Blocked or full storage costs only that the list is not stored. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing to do: the list on the screen is the one that counts.
  }
}
