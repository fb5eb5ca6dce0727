import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of a page are kept. Takes over those that a served page came with.
 *
 * @param nonce what the page's Content-Security-Policy allows styles with
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
