import { pageDataId, type PageData } from '@programme/contracts';

/**
 * The data that the server put into the page; empty where there is none, as on a development server. Back and Forward may
 * bring a page that is older than the session or the unlocking: what such a page says of them is left out.
 */
export function pageData(): PageData {
  try {
    const text = element()?.textContent;
    const data = text ? (JSON.parse(text) as PageData) : {};
    return isFromHistory() ? withoutAccess(data) : data;
  } catch (error) {
    console.error('The data of the page cannot be read', error);
    return {};
  }
}

/**
 * To be called when somebody logs in or unlocks an offer. The server may have said in the page that there is no session, or
 * that the offer is locked; shell and remotes read that there, each with its own copy of this module.
 */
export function accessBegan(): void {
  const place = element();
  if (place?.textContent) place.textContent = JSON.stringify(withoutAccess(pageData()));
}

const withoutAccess = ({ session: _session, offer: _offer, ...data }: PageData): PageData => data;

const element = () => document.getElementById(pageDataId);

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}
