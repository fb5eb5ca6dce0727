import { useState, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Amount, Box, Button, CheckIcon, copyText, CopyIcon, Typography } from '@programme/ui';
import type { AcceptanceView } from '../../shared/acceptance-view';

type Props = {
  readonly acceptance: AcceptanceView;
  /** Downloads the certificate; nothing where there is none. */
  readonly download: ReactNode;
};

/** What was accepted, by whom and when, and how to prove it. */
export function AcceptanceFacts({ acceptance, download }: Props) {
  const translate = useTranslate();
  const { option, total, listTotal, sentence, digest, verifyPath } = acceptance;
  return (
    <>
      <Typography sx={{ mt: 0.5 }}>{sentence}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: 'grid',
          gap: { xs: 1.5, '@md': 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 1fr) auto' },
        }}
      >
        <Fact label={translate('offer.accepted.option')}>{option}</Fact>
        <Fact label={translate('offer.total')}>
          {listTotal !== null && (
            <Box component="del" title={translate('offer.total.list')} sx={{ mr: 1, color: 'text.secondary' }}>
              <Amount>{listTotal}</Amount>
            </Box>
          )}
          <Amount>{total}</Amount>
        </Fact>
        <Fact label={translate('offer.digest')} wide>
          <Box component="code" sx={{ fontSize: '0.8125rem', fontWeight: 500, overflowWrap: 'anywhere' }}>
            {digest}
          </Box>
        </Fact>
      </Box>
      <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {download}
        <CopyDigest digest={digest} />
        <Button component={RouterLink} to={verifyPath}>
          {translate('offer.digest.verify')}
        </Button>
      </Box>
      {download && (
        <Typography variant="caption" component="p" className="screen-only" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('offer.certificate.hint')}
        </Typography>
      )}
    </>
  );
}

type FactProps = { readonly label: string; readonly wide?: boolean; readonly children: ReactNode };

const Fact = ({ label, wide = false, children }: FactProps) => (
  <Box sx={wide ? { gridColumn: '1 / -1' } : undefined}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** The button itself says that it worked. A browser that does not allow it leaves the digest to be selected. */
function CopyDigest({ digest }: { readonly digest: string }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  return (
    <Button
      startIcon={copied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void copyText(digest).then(setCopied)}
      aria-live="polite"
    >
      {translate(copied ? 'offer.digest.copied' : 'offer.digest.copy')}
    </Button>
  );
}
