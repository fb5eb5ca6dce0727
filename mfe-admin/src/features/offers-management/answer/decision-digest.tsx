import { routePath, useTranslate } from '@programme/mfe-contract';
import { Box, Button, CopyIcon } from '@programme/ui';
import { CopyIconButton } from '../../../shared/copy-icon-button';

/** The digest of a decision's evidence, to copy and to verify. */
export function DecisionDigest({ digest }: { readonly digest: string }) {
  const translate = useTranslate();
  const label = translate('offerAnswer.digest.copy');
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('offerAnswer.digest')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box
          component="code"
          // Two lines of 32 digits.
          sx={{ maxWidth: '32.5ch', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          {digest}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <CopyIconButton
            icon={<CopyIcon fontSize="small" />}
            label={label}
            fullLabel={label}
            text={digest}
            confirmation={translate('offerAnswer.digest.copied')}
          />
          <Button
            size="small"
            component="a"
            href={routePath('verifyDigest', { digest })}
            target="_blank"
            rel="noopener"
          >
            {translate('offerAnswer.digest.verify')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
