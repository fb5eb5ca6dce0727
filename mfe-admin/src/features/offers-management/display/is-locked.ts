import type { Offer } from '@programme/contracts';

/** Whether the offer can be neither changed nor deleted, because its client has accepted it. */
export const isLocked = ({ status }: Pick<Offer, 'status'>): boolean => status === 'accepted';
