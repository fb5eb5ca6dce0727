import { useId, useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, CheckIcon, copyText, CopyIcon, ExpandMoreIcon, tokens, Typography } from '@programme/ui';

type Props = {
  readonly digest: string;
  /** Path of the page that verifies the digest. */
  readonly verifyPath: string;
};

/** How to prove an acceptance: folded, as few readers need it. */
export function AcceptanceProof({ digest, verifyPath }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2, pt: 1, borderTop: `1px solid ${tokens.color.line}` }}>
      <Button
        className="screen-only"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1, px: 1 }}
      >
        {translate('offer.accepted.proof')}
      </Button>
      <Box id={id} sx={{ display: isOpen ? 'block' : 'none', '@media print': { display: 'block' } }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {translate('offer.digest')}
        </Typography>
        <Box component="code" sx={{ fontSize: '0.8125rem', fontWeight: 500, overflowWrap: 'anywhere' }}>
          {digest}
        </Box>
        <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <CopyDigest digest={digest} />
          <Button component={RouterLink} to={verifyPath}>
            {translate('offer.digest.verify')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

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
