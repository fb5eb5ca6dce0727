/** Reloads the page. Never resolves, so that callers do nothing more. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}
