import Box from '@mui/material/Box';
import { tokens } from '../theme/tokens';

const { color } = tokens;

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

type Props = {
  /** Of the beat; px. */
  readonly height: number;
  /** CSS width of the line before the beat. */
  readonly lead: string;
};

/** A pulse on a dark green ground, across its container: what has been is solid, what is to come is dashed. Decorative. */
export function PulseLine({ height, lead }: Props) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'center',
        height,
        color: `color-mix(in srgb, ${color.onPanelLine} 60%, transparent)`,
        '@media print': { color: color.line },
      }}
    >
      <Box sx={{ width: lead, flexShrink: 0, borderTop: '2px solid' }} />
      <svg width={(height * 33) / 16} height={height} viewBox="0 0 132 64" focusable="false" style={{ flexShrink: 0 }}>
        <path {...line} d="M1 32h40l14-26 20 50 14-32 8 8h34" stroke={color.onPanelAccent} strokeWidth="2.5" />
      </svg>
      <Box sx={{ flexGrow: 1, borderTop: '2px dashed' }} />
    </Box>
  );
}

/** The beat alone, in the size of an icon. Decorative. */
export function PulseMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
      <path {...line} d="M2 13h5l3-8 4 14 3-8 1.5 2H22" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
