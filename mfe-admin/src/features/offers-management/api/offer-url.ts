import { offerLink, type Offer } from '@programme/contracts';

/** The address of an offer, as it is sent to a client: it opens in the offer's language. */
export const offerUrl = ({ id, language }: Pick<Offer, 'id' | 'language'>): string =>
  offerLink(window.location.origin, id, language);
