import type { ReactNode } from 'react';
import { Amount, Box, Button, tokens } from '@programme/ui';

type Props = {
  /** Accessible name. */
  readonly label: string;
  /** What the amount is. */
  readonly caption: ReactNode;
  /** None where there is no price to show. */
  readonly amount?: string;
  readonly action: ReactNode;
  readonly onAction: () => void;
};

const { color, shadow } = tokens;

/** Leaves room for the bar below a page's end, and keeps what has focus from lying behind it. */
export const roomForPriceBar = {
  pb: { xs: 8, lg: 0 },
  '& :focus-visible': { scrollMarginBottom: 96 },
} as const;

/** On a screen without room for the price beside the form: the price at the bottom edge, and the way to its details. */
export function PriceBar({ label, caption, amount, action, onAction }: Props) {
  return (
    <Box role="group" className="screen-only" aria-label={label} sx={barStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'caption', lineHeight: 1.2, color: color.onPanelMuted }}>{caption}</Box>
        {amount !== undefined && (
          <Amount sx={{ fontSize: { xs: '1.125rem', sm: '1.25rem' }, fontWeight: 600, lineHeight: 1.3 }}>
            {amount}
          </Amount>
        )}
      </Box>
      <Button onClick={onAction} sx={buttonStyle}>
        {action}
      </Button>
    </Box>
  );
}

const barStyle = {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 'fab',
  display: { xs: 'flex', lg: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: 2,
  py: 1.25,
  pb: 'calc(10px + env(safe-area-inset-bottom))',
  bgcolor: color.panel,
  color: color.onPanel,
  boxShadow: shadow.raised,
} as const;

const buttonStyle = {
  flexShrink: 0,
  bgcolor: color.onPanel,
  color: color.panel,
  '&:hover': { bgcolor: color.onPanelMuted },
} as const;
