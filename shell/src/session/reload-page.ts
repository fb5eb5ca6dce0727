/** Loads the page anew. Never resolves: nothing is to be done with a page that is about to go. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}
