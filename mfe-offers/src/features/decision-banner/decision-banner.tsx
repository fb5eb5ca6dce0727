import { useEffect, useRef, type ReactNode } from 'react';
import type { OfferDecision } from '@programme/contracts';
import { formatDateTime, isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Box, tokens, Typography } from '@programme/ui';
import { acceptanceView } from '../../shared/decision/acceptance-view';
import { AcceptanceFacts } from './acceptance-facts';

const { color, radius, shadow } = tokens;

type Props = {
  readonly decision: OfferDecision;
  readonly creator: string;
  readonly view: OfferViewModel;
  /** Whether the reader has just decided: the dialog that held the focus is gone. */
  readonly takesFocus: boolean;
  /** Downloads the certificate. */
  readonly download: (label: string) => ReactNode;
};

/** What was decided about an offer, above everything that was offered. */
export function DecisionBanner({ decision, creator, view, takesFocus, download }: Props) {
  const translate = useTranslate();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  const accepted = acceptanceView(decision, view, translate);
  return (
    <Box
      ref={banner}
      role="status"
      tabIndex={-1}
      sx={{
        outline: 'none',
        p: { xs: 2.25, '@sm': 3, '@lg': 4 },
        bgcolor: color.card,
        border: `1px solid ${color.edge}`,
        borderLeft: `6px solid ${accepted ? color.mark : color.control}`,
        borderRadius: `${radius.large}px`,
        boxShadow: shadow.raised,
        scrollMarginTop: 16,
        breakInside: 'avoid',
        '@media print': { boxShadow: 'none' },
      }}
    >
      <Typography component="h2" variant="h2">
        {translate(accepted ? 'offer.accepted.title' : 'offer.declined.title')}
      </Typography>
      {accepted ? (
        <AcceptanceFacts acceptance={accepted} download={download(translate('offer.certificate.download'))} />
      ) : (
        <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>
          {translate('offer.declined.text', {
            when: formatDateTime(decision.decidedAt, view.language, { style: 'long' }),
          })}{' '}
          {translate('offer.declined.contact', { creator: isolated(creator) })}
        </Typography>
      )}
    </Box>
  );
}
