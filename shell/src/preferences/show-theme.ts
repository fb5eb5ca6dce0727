import type { Theme } from '@programme/contracts';

/** Shows the page in a theme. The API sets the same attribute in the page, so that nothing flashes. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
