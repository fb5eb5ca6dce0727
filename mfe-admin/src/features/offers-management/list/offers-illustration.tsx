import { Box, tokens } from '@programme/ui';

const { color } = tokens;
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A sheet that the pulse line runs through: what has been is solid, what is to come is dashed. Decorative. */
export function OffersIllustration() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 112"
      aria-hidden
      focusable="false"
      sx={{ display: 'block', width: 'min(240px, 100%)', height: 'auto', mx: 'auto' }}
    >
      <rect x="72" y="4" width="96" height="104" rx="12" fill={color.mint} />
      <rect x="90" y="22" width="44" height="6" rx="3" fill={color.bar} />
      <rect x="90" y="88" width="60" height="6" rx="3" fill={color.track} />
      <path {...line} d="M4 58h92" stroke={color.mark} strokeWidth="2.5" />
      <path {...line} d="M96 58l10-22 16 42 10-27 6 7h14" stroke={color.accent} strokeWidth="3" />
      <path {...line} d="M152 58h84" stroke={color.control} strokeWidth="2.5" strokeDasharray="2 8" />
    </Box>
  );
}
