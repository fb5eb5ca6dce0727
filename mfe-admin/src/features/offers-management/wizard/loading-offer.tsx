import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, Notice, Spinner } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import type { OfferWizard } from './use-offer-wizard';

type Props = { readonly wizard: Pick<OfferWizard, 'loading' | 'retryLoading'> };

/** Stands in place of a step while the offer that it changes loads, and says why it does not open. */
export function LoadingOffer({ wizard: { loading, retryLoading } }: Props) {
  const translate = useTranslate();
  if (loading?.accepted) {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={translate('wizard.accepted')}
        action={
          <Button color="inherit" component={RouterLink} to={routePath('offerDetails', { offerId: loading.offer.id })}>
            {translate('wizard.accepted.open')}
          </Button>
        }
      >
        {translate('wizard.accepted.text')}
      </Notice>
    );
  }
  if (!loading || !('error' in loading)) return <Spinner label={translate('wizard.loading')} />;
  return (
    <CallFailure title={translate('wizard.load.failed')} error={loading.error} onRetry={() => void retryLoading()} />
  );
}
