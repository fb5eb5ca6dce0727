/** Uses what the browser's tab keeps. Browsers may refuse their storage, or have no room left: null then. */
export function inTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
