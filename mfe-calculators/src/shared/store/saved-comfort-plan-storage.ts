import type { SavedComfortPlan } from './saved-comfort-plans.slice';

/** The list's name in local storage, beside those of the Enterprise calculators. */
const storageKey = 'savedCalculationsComfort';

/** A visit begins with an empty list: what an earlier one stored is removed (S1 §4). */
export function forgetStoredComfortPlans(): void {
  attempt(() => localStorage.removeItem(storageKey));
}

/** Writes the list into local storage whenever it changes. */
export function storeComfortPlansOnChange(
  subscribe: (listener: () => void) => unknown,
  plans: () => readonly SavedComfortPlan[],
): void {
  let stored = plans();
  subscribe(() => {
    const current = plans();
    if (current !== stored) attempt(() => localStorage.setItem(storageKey, JSON.stringify(current)));
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
