/** The address of the open page with another query. Not for prerendering, where there is no window. */
export const pageLink = (query: string): string => `${window.location.origin}${window.location.pathname}?${query}`;
