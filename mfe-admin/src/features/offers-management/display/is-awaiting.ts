import type { Offer } from '@programme/contracts';

/** Whether the offer has neither link nor code to send: its discounts wait for approval. */
export const isAwaiting = ({ accessCode }: Pick<Offer, 'accessCode'>): boolean => accessCode === null;
