import { useId } from 'react';
import type { OfferMails } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, tokens, Typography } from '@programme/ui';

type Props = { readonly mail: OfferMails['previews'][number]; readonly language: OfferMails['language'] };

/** One mail as its reader gets it. */
export function MailPreview({ mail: { kind, subject, text }, language }: Props) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h3" id={title}>
        {translate(`offerMails.${kind}`)}
      </Typography>
      <Box data-ground lang={language} dir="auto" sx={paper}>
        <Box sx={{ fontWeight: 600, mb: 1 }}>{subject}</Box>
        <span>{text}</span>
      </Box>
    </Box>
  );
}

const paper = {
  mt: 1,
  p: 2,
  borderRadius: `${tokens.radius.control}px`,
  bgcolor: tokens.color.neutral,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
