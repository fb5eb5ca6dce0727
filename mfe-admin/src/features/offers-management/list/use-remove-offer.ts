import { isApiError } from '@programme/api-client';
import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { useAdminDispatch } from '../../../shared/admin.store';
import { delayCall } from '../../../shared/leaving/delayed-calls';
import { offerRemoved, offerReturned } from '../../../shared/offer-removals/offer-removals.slice';
import { offersApi } from '../api/offers.api';

const notFound = 404;

/** Deletes an offer without confirmation; it can be undone for 5 seconds (decision B18). */
export function useRemoveOffer() {
  const { translate, toast } = useShell();
  const dispatch = useAdminDispatch();

  return ({ id, clientName }: Offer) => {
    const client = isolated(clientName);
    dispatch(offerRemoved(id));
    const removal = delayCall(async () => {
      const { error } = await dispatch(offersApi.endpoints.removeOffer.initiate(id));
      // An offer that is already deleted counts as deleted.
      if (error === undefined || (isApiError(error) && error.status === notFound)) return;
      dispatch(offerReturned(id));
      // The list that said otherwise is refetched, so the offer's row says it too.
      const isAccepted = isApiError(error) && error.state?.status === 'accepted';
      toast({
        tone: 'error',
        title: translate('offers.delete.failed'),
        description: translate(isAccepted ? 'offers.locked' : 'offers.tryAgain'),
      });
    });
    const undo = () => {
      if (!removal.takeBack())
        return toast({ tone: 'error', title: translate('offers.delete.late'), description: client });
      dispatch(offerReturned(id));
      toast({ tone: 'information', title: translate('offers.restored', { client }) });
    };
    toast({
      title: translate('offers.deleted'),
      description: client,
      action: { label: translate('offers.undo'), onChoose: undo },
      onClose: removal.send,
    });
  };
}
