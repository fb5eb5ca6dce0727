import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The emotion cache of a page. It reuses the styles of a prerendered page.
 *
 * @param nonce the nonce of the page's Content-Security-Policy
 * @param container where the styles go; the page's head unless given
 */
export const createStyleCache = (nonce?: string, container?: Node): EmotionCache =>
  createCache({ key: 'css', ...(nonce ? { nonce } : {}), ...(container ? { container } : {}) });
