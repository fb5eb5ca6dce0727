import { issuesOf, offerRejectionSchema, type Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { offerApprovalApi } from './offer-approval.api';
import { ReasonDialog } from './reason-dialog';

type Props = {
  readonly offer: Offer;
  /** Who reads the reason. */
  readonly requestedBy: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks why the discounts of an offer are not approved. */
export function RejectDialog({ requestedBy, ...props }: Props) {
  const { translate } = useShell();
  const [reject, sending] = offerApprovalApi.useRejectOfferMutation();
  return (
    <ReasonDialog
      {...props}
      action="reject"
      title={translate('offerApproval.reject')}
      failed={translate('offerApproval.reject.failed')}
      done={translate('offerApproval.reject.done')}
      validate={(body) => issuesOf(offerRejectionSchema, body)}
      send={reject}
      sending={sending}
    >
      {translate('offerApproval.reject.text', { username: isolated(requestedBy) })}
    </ReasonDialog>
  );
}
