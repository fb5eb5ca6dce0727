import { offerAbilities, type Offer, type OfferAbility } from '@programme/contracts';
import type { Session } from '@programme/mfe-contract';

/** What the reader can do with an offer of the list, whose rows do not name it as the details of an offer do. */
export const rowAbilities = (
  { status, accessCode }: Pick<Offer, 'status' | 'accessCode'>,
  may: Session['may'],
): readonly OfferAbility[] =>
  offerAbilities(
    {
      status,
      isDecided: status === 'accepted' || status === 'declined',
      needsApproval: accessCode === null,
      // A row has no form for answers.
      messageCount: 0,
    },
    may,
  );
