import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, PageHeading } from '@programme/ui';

export function OfferLoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('offer.title')} />
      <Notice
        tone="error"
        role="alert"
        title={translate('offer.failed.title')}
        action={
          <Button color="inherit" onClick={onRetry}>
            {translate('shell.retry')}
          </Button>
        }
      >
        {translate('offer.failed.text')}
      </Notice>
    </>
  );
}
