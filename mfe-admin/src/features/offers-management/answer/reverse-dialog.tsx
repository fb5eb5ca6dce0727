import { issuesOf, offerReversalSchema, type Offer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { offersApi } from '../api/offers.api';
import { ReasonDialog } from './reason-dialog';

/** What of an offer can be reversed. */
export type Reversible = 'accepted' | 'declined' | 'withdrawn';

type Props = {
  readonly offer: Offer;
  readonly what: Reversible;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks why an answer or a withdrawal is reversed, and says what follows. */
export function ReverseDialog({ what, ...props }: Props) {
  const { translate } = useShell();
  const [reverse, sending] = offersApi.useReverseOfferMutation();
  return (
    <ReasonDialog
      {...props}
      action={`reverse-${what}`}
      title={translate(`offerAnswer.reverse.${what}`)}
      failed={translate('offerAnswer.reverse.failed')}
      done={translate('offerAnswer.reverse.done')}
      validate={(body) => issuesOf(offerReversalSchema, body)}
      send={reverse}
      sending={sending}
    >
      {translate(`offerAnswer.reverse.${what}.text`)}
    </ReasonDialog>
  );
}
