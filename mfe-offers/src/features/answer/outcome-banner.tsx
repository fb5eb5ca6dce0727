import { useEffect, useRef, type ReactNode } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate, type Translate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Box, Notice, tokens, Typography } from '@programme/ui';
import { acceptanceView } from '../../shared/acceptance-view';
import { decisionText } from '../../shared/decision-text';
import { hiddenTexts } from './hidden-texts';
import { AcceptanceFacts } from './acceptance-facts';
import { AcceptanceProof } from './acceptance-proof';
import { NextSteps } from './next-steps';

const { color, radius, shadow } = tokens;

type Props = {
  /** Decided or hidden. */
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** Whether the reader has just decided: the dialog that held the focus is gone. */
  readonly takesFocus: boolean;
  /** Downloads the certificate. */
  readonly download: (label: string) => ReactNode;
  /** Goes to where the client of an accepted offer can ask; without it nobody can. */
  readonly onAsk: (() => void) | undefined;
};

/** What became of an offer, above everything that was offered. */
export function OutcomeBanner({ offer, view, takesFocus, download, onAsk }: Props) {
  const translate = useTranslate();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  const accepted = offer.decision && acceptanceView(offer.decision, view, translate);
  return (
    <Box
      ref={banner}
      role="status"
      // "Copied" is said without the rest.
      aria-atomic={false}
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
        {translate(
          accepted ? 'offer.accepted.title' : offer.decision ? 'offer.declined.title' : hiddenTexts(offer).title,
        )}
      </Typography>
      {offer.decision?.altered && (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="error" title={translate('offer.altered')}>
            {translate('offer.altered.text', { creator: isolated(offer.offer.creator) })}
          </Notice>
        </Box>
      )}
      {accepted ? (
        <>
          <AcceptanceFacts acceptance={accepted} />
          {/* Nobody acts on a record, or certifies it, that says what was not agreed to. */}
          {!offer.decision?.altered && (
            <>
              <NextSteps view={view} creator={offer.offer.creator} onAsk={onAsk} />
              <Box className="screen-only" sx={certificateRow}>
                {download(translate('offer.certificate.download'))}
                <Typography variant="caption" component="p" sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>
                  {translate('offer.certificate.hint')}
                </Typography>
              </Box>
            </>
          )}
          <AcceptanceProof digest={accepted.digest} verifyPath={accepted.verifyPath} />
        </>
      ) : (
        <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>{closedText(offer, view, translate)}</Typography>
      )}
    </Box>
  );
}

const certificateRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2.5 } as const;

/** What an offer without an acceptance has become, and whom to ask. */
function closedText(
  { offer, status, decision }: PublicOffer,
  { language }: OfferViewModel,
  translate: Translate,
): string {
  const creator = isolated(offer.creator);
  if (!decision) return translate(hiddenTexts({ status }).text, { creator });
  return `${decisionText(decision, language, translate)} ${translate('offer.declined.contact', { creator })}`;
}
