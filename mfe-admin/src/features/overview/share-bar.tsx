import { Box, tokens } from '@programme/ui';

type Props = {
  /** From 0 to 1. */
  readonly share: number;
  /** In px. */
  readonly height: number;
  readonly color?: string;
};

/** A part of a whole as a bar; decorative beside its figure. */
export function ShareBar({ share, height, color = tokens.color.mark }: Props) {
  const round = { height: 1, borderRadius: `${tokens.radius.pill}px` };
  return (
    <Box aria-hidden data-ground sx={{ ...round, height, bgcolor: tokens.color.track, overflow: 'hidden' }}>
      <Box sx={{ ...round, bgcolor: color }} style={{ width: `${share * 100}%` }} />
    </Box>
  );
}
