import type { ReactNode } from 'react';
import { Box, tokens } from '@programme/ui';

const { color, radius } = tokens;

const tones = {
  positive: { bgcolor: color.mint, color: color.brandText },
  neutral: { bgcolor: color.neutral, color: color.muted },
  sand: { bgcolor: color.sand, color: color.ink },
  warning: { bgcolor: color.warnSoft, color: color.warn },
} as const;

type Props = {
  readonly tone: keyof typeof tones;
  /** Draws a mark before the word: a state that can change, and not a kind. */
  readonly dot?: boolean;
  readonly children: ReactNode;
};

/** One word about a row: its state or kind. */
export const TonePill = ({ tone, dot = false, children }: Props) => (
  <Box component="span" data-ground sx={{ ...look, ...tones[tone], ...(dot && { '&::before': mark }) }}>
    {children}
  </Box>
);

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1.25,
  py: 0.25,
  borderRadius: `${radius.pill}px`,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

const mark = {
  content: '""',
  width: 6,
  height: 6,
  borderRadius: '50%',
  bgcolor: 'currentColor',
  forcedColorAdjust: 'none',
} as const;
