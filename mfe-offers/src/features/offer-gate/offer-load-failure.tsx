import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Panel, Typography } from '@programme/ui';
import { CoverGround } from '../../shared/layout/cover-ground';

export function OfferLoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <CoverGround>
      <Panel sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
        <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
          {translate('offer.title')}
        </Typography>
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
      </Panel>
    </CoverGround>
  );
}
