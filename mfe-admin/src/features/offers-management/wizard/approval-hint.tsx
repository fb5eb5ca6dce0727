import { quotedDiscounts, unapprovedDiscounts } from '@programme/contracts';
import { formatPercent } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { largestDiscount } from '@programme/pricing';
import { Notice } from '@programme/ui';
import { offerSettingsApi } from '../../../shared/offer-settings.api';
import type { Draft } from './draft';

/** Says before an offer is saved that its discount needs approval. The API has the last word. */
export function ApprovalHint({ draft: { basics, before, quotes } }: { readonly draft: Draft }) {
  const { translate, preferences, prices } = useShell();
  const { data } = offerSettingsApi.useOfferSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const limit = data?.largestDiscount ?? null;
  if (limit === null || prices.status !== 'ready') return null;
  const options = quotes.flatMap(({ fields }) => quotedDiscounts(prices.book, fields, basics.currency));
  const waiting = unapprovedDiscounts(options, before?.approvedDiscounts ?? [], limit);
  if (waiting.length === 0) return null;
  const percent = (value: number) => formatPercent(value, preferences.language);
  return (
    <Notice tone="information" role="status" title={translate('wizard.approval')}>
      {translate('wizard.approval.text', { discount: percent(largestDiscount(waiting)), limit: percent(limit) })}
    </Notice>
  );
}
