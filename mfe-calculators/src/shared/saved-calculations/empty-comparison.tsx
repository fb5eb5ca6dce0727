import { memo } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, tokens, Typography } from '@programme/ui';
import { useNamedPrices } from '../named-prices/named-prices.context';
import { ComparisonHeading } from './comparison-heading';

/** Where the saved calculations will stand, and what to do to see some there. A preview saves none. */
// The section around it renders with every key press.
export const EmptyComparison = memo(function EmptyComparison() {
  const translate = useTranslate();
  if (useNamedPrices()?.isPreview) return null;
  return (
    <Panel tone="sand" sx={panelStyle}>
      <Illustration />
      <Box>
        <ComparisonHeading />
        <Typography sx={{ color: 'text.secondary' }}>{translate('saved.empty')}</Typography>
      </Box>
    </Panel>
  );
});

const panelStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 3,
} as const;

const { color } = tokens;

/** Two cards with a pulse, which goes on into the place of a third. Decorative. */
function Illustration() {
  return (
    <svg width="132" height="72" viewBox="0 0 132 72" fill="none" strokeLinecap="round" aria-hidden focusable="false">
      <rect x="2" y="6" width="38" height="60" rx="8" fill={color.card} />
      <rect x="47" y="6" width="38" height="60" rx="8" fill={color.card} />
      <rect x="92" y="6" width="38" height="60" rx="8" fill={color.card} stroke={color.control} strokeDasharray="4 6" />
      <path
        d="M2 44h12l5-22 7 32 4-10h24l4-14 6 20 4-6h24"
        stroke={color.brandText}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="94" cy="44" r="4" fill={color.accent} />
    </svg>
  );
}
