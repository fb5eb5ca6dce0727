import { formatRelativeDay, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { AttentionIcon } from '@programme/ui/staff-icons';
import type { Attention } from './attention';
import { OfferRow } from './attention-row';

/** One offer whose discount the reader gave, and who did not approve it. Its page tells why. */
export function RejectedDiscountEntry({ rejectedBy, since, ...offer }: Attention['rejectedDiscounts'][number]) {
  const { translate, preferences } = useShell();
  return (
    <OfferRow {...offer} tone="failure" Icon={AttentionIcon}>
      {translate('overview.attention.rejected', {
        username: isolated(rejectedBy),
        when: formatRelativeDay(since, preferences.language),
      })}
    </OfferRow>
  );
}
