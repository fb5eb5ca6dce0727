import Box from '@mui/material/Box';
import { tokens } from '../theme/tokens';

/** The line of the product's logo, drawn across the head of a card; decorative. */
export function CardBanner({ height }: { /** In px. */ readonly height: number }) {
  return (
    <Box sx={{ height, bgcolor: 'primary.light' }}>
      <svg
        width="100%"
        height={height}
        viewBox="0 0 420 76"
        preserveAspectRatio="xMaxYMid meet"
        aria-hidden
        focusable="false"
      >
        <path
          d="M-2000 46h2262l12-26 18 44 13-28 8 10h107"
          fill="none"
          stroke={tokens.color.mark}
          strokeOpacity="0.35"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Box>
  );
}
