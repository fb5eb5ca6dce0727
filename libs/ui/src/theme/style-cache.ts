import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The emotion cache of a page. It reuses the styles of a prerendered page.
 *
 * @param nonce the nonce of the page's Content-Security-Policy
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
