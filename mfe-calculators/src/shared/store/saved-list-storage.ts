/** Saved lists by their key in local storage (S1 §3, decision B3). */
type Lists = Readonly<Record<string, readonly unknown[]>>;

/** A visit begins with empty lists: what an earlier one stored is removed (S1 §4). */
export function clearStoredLists(keys: readonly string[]): void {
  for (const key of keys) attempt(() => localStorage.removeItem(key));
}

/** Writes every list that a store's change touched into local storage. */
export function storeOnChange(subscribe: (listener: () => void) => unknown, lists: () => Lists): void {
  let stored = lists();
  subscribe(() => {
    const current = lists();
    for (const [key, list] of Object.entries(current)) {
      if (list !== stored[key]) attempt(() => localStorage.setItem(key, JSON.stringify(list)));
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
