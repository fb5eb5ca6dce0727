import { hash } from 'node:crypto';
import unhomoglyph from 'unhomoglyph';

/** What makes two usernames one: `Anna` and `anna` are the same person, however the letters are put together. */
export const usernameKey = (username: string): string => username.toLowerCase().normalize('NFC');

/**
 * The same for names that look alike: SHA-256 of the name's skeleton (UTS 39, each letter as the one that it looks
 * like), without regard to case and to how many blanks follow one another.
 */
export function skeletonHash(username: string): string {
  const skeleton = unhomoglyph(username.normalize('NFKC').normalize('NFD')).toLowerCase().normalize('NFD');
  return hash('sha256', skeleton.replaceAll(/ +/g, ' '));
}
