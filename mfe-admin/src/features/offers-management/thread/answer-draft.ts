import { inTabStorage } from '@programme/forms/tab-storage';

/** Whose message about which offer it is: nobody else gets it. */
const keyOf = (userId: number, offerId: string) => `offerAnswer.${userId}.${offerId}`;

/** Keeps a message that is not sent yet over a reload of the browser's tab. */
export function storeAnswer(userId: number, offerId: string, text: string): void {
  const key = keyOf(userId, offerId);
  inTabStorage((storage) => (text === '' ? storage.removeItem(key) : storage.setItem(key, text)));
}

export const storedAnswer = (userId: number, offerId: string): string =>
  inTabStorage((storage) => storage.getItem(keyOf(userId, offerId))) ?? '';
