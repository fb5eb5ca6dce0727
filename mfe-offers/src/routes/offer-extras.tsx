/** What an opened offer has besides its prices: a chunk that loads once they are shown. */
import type { PublicOffer } from '@programme/contracts';
import { ExtensionRequest } from '../features/answer';
import { threadOf, type ThreadGoal } from '../shared/offer-thread';
import { useChunk } from '../shared/use-chunk';
import { useIsClient } from '../shared/use-is-client';

export { acceptedParts, markAccepted } from '@programme/offer-view/accepted';
export { AnswerDock, loadTexts, OutcomeBanner } from '../features/answer';
export { ViewTracker } from '../features/view-tracking/view-tracker';

const loadThread = () => import(/* webpackChunkName: "thread" */ '../features/thread');

type Props = { readonly offerId: string; readonly offer: PublicOffer };

/** What was asked about the offer; nothing where nobody can ask. */
export function Thread({ offer, ...props }: Props & { readonly goal: ThreadGoal | null }) {
  const thread = useChunk(loadThread);
  // The bar of an open offer has the button, and so has the contact of an accepted one.
  const hasButton = offer.status === 'open' || (offer.status === 'accepted' && !offer.decision?.altered);
  const isOnDemand = useIsClient() && hasButton;
  const messages = threadOf(offer);
  const writesTo = offer.contact?.isWrittenTo ? offer.contact.email : null;
  return thread && messages && <thread.ThreadSection {...props} {...{ messages, isOnDemand, writesTo }} />;
}

/** How to ask for more time; nothing where nobody can ask. */
export const MoreTime = (props: Props) => threadOf(props.offer) && <ExtensionRequest {...props} />;
