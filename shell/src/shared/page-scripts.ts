import { chunkLoadError } from '@programme/contracts';

/**
 * Runs, in their order, the scripts that the page preloads for later. The release tool marks them (`index-page.ts`); a
 * page of the development server has none. Rejects with a ChunkLoadError where one cannot be loaded.
 */
export async function runPageScripts(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) await runScript(link);
}

function runScript({ href, integrity }: HTMLLinkElement): Promise<void> {
  const script = document.createElement('script');
  script.src = href;
  // The same as the link's, or the browser fetches the file again.
  script.integrity = integrity;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(chunkLoadError(href));
    document.head.append(script);
  });
}
