import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, LockIcon, PulseLine, PulseMark, tokens, Typography } from '@programme/ui';
import { CoverGround } from '../../shared/layout/cover-ground';

const { color, radius, shadow } = tokens;

const cardWidth = 452;

/** Of the beat beside the card, from its start to its last peak. */
const beatWidth = 212;

type Props = {
  /** Whether the password that was sent last was wrong. */
  readonly wrong: boolean;
  /** Whether any was: other help is needed then. */
  readonly rejected: boolean;
  readonly children: ReactNode;
};

/**
 * The closed offer: the pulse line runs into a card with the lock, the form and what to do without a password. Where the
 * beat has no room beside the card, it stands above.
 */
export function GateCard({ wrong, rejected, children }: Props) {
  const translate = useTranslate();
  return (
    <CoverGround
      sx={{ alignContent: { xs: 'start', md: 'center' }, justifyItems: 'center', pt: { xs: 0 }, pb: { xs: 4, md: 9 } }}
    >
      <Box
        sx={{
          width: '100vw',
          display: { xs: 'block', lg: 'none' },
          mb: 1,
        }}
      >
        <PulseLine height={64} lead="15vw" />
      </Box>
      <Box sx={{ width: '100vw', gridArea: '1 / 1', alignSelf: 'center', display: { xs: 'none', lg: 'block' } }}>
        <PulseLine height={140} lead={`min(12vw, 50vw - ${cardWidth / 2 + beatWidth}px)`} />
      </Box>
      <Box
        sx={{
          gridArea: { lg: '1 / 1' },
          position: 'relative',
          width: `min(${cardWidth}px, 100%)`,
          overflow: 'hidden',
          bgcolor: color.card,
          color: color.ink,
          border: `1px solid ${color.edge}`,
          borderRadius: `${radius.large}px`,
          boxShadow: shadow.raised,
          '& [aria-invalid=true] ~ fieldset': { borderColor: color.bad, borderWidth: 2 },
        }}
      >
        <Box sx={{ p: { xs: 2.5, sm: 5 }, pb: { xs: 2.5, sm: 4 } }}>
          <Lock wrong={wrong} />
          <Typography component="h1" variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {translate('offer.title')}
          </Typography>
          <Typography sx={{ mt: 1, mb: { xs: 2.5, sm: 3.5 }, color: 'text.secondary', textWrap: 'pretty' }}>
            {translate('offer.prompt')}
          </Typography>
          {children}
        </Box>
        <Help again={rejected} />
      </Box>
    </CoverGround>
  );
}

const Lock = ({ wrong }: { readonly wrong: boolean }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 48,
      height: 48,
      mb: 2.5,
      borderRadius: `${radius.medium}px`,
      bgcolor: wrong ? color.badSoft : color.mint,
      color: wrong ? color.bad : color.brandText,
    }}
  >
    <LockIcon />
  </Box>
);

function Help({ again }: { readonly again: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      data-ground
      sx={{
        display: 'flex',
        gap: 1.75,
        px: { xs: 2.5, sm: 5 },
        py: 2.5,
        bgcolor: color.sand,
        typography: 'body2',
        '& > svg': { color: color.accentText },
      }}
    >
      <PulseMark />
      <Box>
        <Box sx={{ fontWeight: 600 }}>{translate(again ? 'offer.help.again.title' : 'offer.help.title')}</Box>
        <Box sx={{ color: 'text.secondary' }}>{translate(again ? 'offer.help.again.text' : 'offer.help.text')}</Box>
      </Box>
    </Box>
  );
}
