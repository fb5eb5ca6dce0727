import type { OfferDetails } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import { offersApi } from '../api/offers.api';

/** Says what the client will see of a change, before it is saved. */
export function RevisionHint({ before: { offer } }: { readonly before: OfferDetails }) {
  const translate = useTranslate();
  const { data: visits } = offersApi.useOfferAnalyticsQuery({ id: offer.id });
  const isSeen = (visits?.total.count ?? 0) > 0;
  const kind = offer.status === 'declined' || offer.status === 'withdrawn' ? offer.status : isSeen ? 'seen' : null;
  if (kind === null) return null;
  return (
    <Notice tone="information" role="status" title={translate(`wizard.${kind}`, { number: offer.revision })}>
      {translate(`wizard.${kind}.text`, { next: offer.revision + 1 })}
    </Notice>
  );
}
