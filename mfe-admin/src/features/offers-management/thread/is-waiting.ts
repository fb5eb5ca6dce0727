import type { OfferMessage } from '@programme/contracts';

/** Whether the client waits for an answer: the last word is its own. */
export const isWaiting = (thread: readonly OfferMessage[]): boolean => thread.at(-1)?.author === 'client';
