import { pageDataId, type PageData } from '@programme/contracts';

/** The data that the server put into the page; empty where there is none, as on a development server. */
export function pageData(): PageData {
  try {
    const text = document.getElementById(pageDataId)?.textContent;
    return text ? (JSON.parse(text) as PageData) : {};
  } catch (error) {
    console.error('The data of the page cannot be read', error);
    return {};
  }
}

let consumed = false;

/** The registry in the page, once. Later calls, such as a retry, get undefined and must fetch the current one. */
export function consumePageRegistry(): { readonly remotes: unknown } | undefined {
  const { remotes } = consumed ? {} : pageData();
  consumed = true;
  return remotes === undefined ? undefined : { remotes };
}
