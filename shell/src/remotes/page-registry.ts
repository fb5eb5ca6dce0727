import { pageData } from '@programme/api-client';

let consumed = false;

/** The registry in the page, once. Later calls, such as a retry, get undefined and must fetch the current one. */
export function consumePageRegistry(): { readonly remotes: unknown } | undefined {
  const { remotes } = consumed ? {} : pageData();
  consumed = true;
  return remotes === undefined ? undefined : { remotes };
}
