import { pageDataId, type PageData } from '@programme/contracts';

/** What the server put into the page; nothing where there is no such block, as on a development server. */
export function pageData(): PageData {
  try {
    const text = document.getElementById(pageDataId)?.textContent;
    return text ? (JSON.parse(text) as PageData) : {};
  } catch (error) {
    console.error('The data of the page cannot be read', error);
    return {};
  }
}

let taken = false;

/** The registry that came with the page, once: whoever asks again, later or after a failure, wants today's. */
export function takePageRegistry(): { readonly remotes: unknown } | undefined {
  const { remotes } = taken ? {} : pageData();
  taken = true;
  return remotes === undefined ? undefined : { remotes };
}
