import type { ReactNode } from 'react';
import { Box, Panel, tokens, Typography } from '@programme/ui';

const { color, radius } = tokens;

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
};

/** A list without rows: the pulse line runs through empty cards, and waits for the first one. */
export const EmptyList = ({ title, children, action }: Props) => (
  <Panel role="status" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', py: { xs: 4, sm: 6 } }}>
    <WaitingPulse />
    <Typography component="h2" variant="h2" sx={{ mt: 2.5 }}>
      {title}
    </Typography>
    {children !== undefined && (
      <Typography sx={{ mt: 0.75, maxWidth: '46ch', color: 'text.secondary', textWrap: 'pretty' }}>
        {children}
      </Typography>
    )}
    {action !== undefined && <Box sx={{ mt: 2.5 }}>{action}</Box>}
  </Panel>
);

/** Decorative. What has been is solid, what is to come is dashed. */
const WaitingPulse = () => (
  <Box aria-hidden sx={{ px: 2.5, py: 2, bgcolor: color.mint, borderRadius: `${radius.medium}px` }}>
    <svg width="176" height="64" viewBox="0 0 176 64" fill="none" focusable="false" style={{ display: 'block' }}>
      <rect x="4" y="8" width="48" height="48" rx="10" fill={color.card} />
      <rect x="64" y="8" width="48" height="48" rx="10" fill={color.card} />
      <rect x="124.75" y="8.75" width="46.5" height="46.5" rx="10" stroke={color.control} strokeDasharray="4 4" />
      <path {...line} d="M0 36h14l6-14 9 26 6-16 4 4h37l5-10 7 18 5-11 3 3h24" stroke={color.mark} strokeWidth="2" />
      <circle cx="120" cy="36" r="4" fill={color.accent} />
      <path {...line} d="M128 36h48" stroke={color.control} strokeWidth="2" strokeDasharray="1 6" />
    </svg>
  </Box>
);

const line = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
