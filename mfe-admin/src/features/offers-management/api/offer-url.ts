import { routePath } from '@programme/mfe-contract';

/** The address of an offer, as it is sent to a client. */
export const offerUrl = (offerId: string): string =>
  new URL(routePath('offer', { offerId }), window.location.origin).href;
