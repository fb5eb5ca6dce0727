import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from './theme/style-cache';

/** The styles of one page that is rendered to HTML, and the style elements that bring them to the browser. */
export function serverStyles(nonce: string): { cache: EmotionCache; tagsFor(html: string): string } {
  const cache = createStyleCache(nonce);
  // Styles are collected for the head of the page; elements among the markup would not be there in the browser.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return { cache, tagsFor: (html) => constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
