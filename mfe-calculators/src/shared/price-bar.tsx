import type { ReactNode } from 'react';
import { Button, memoTheme, styled, tokens } from '@programme/ui';

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
    <Bar data-ground role="group" className="screen-only" aria-label={label}>
      <div>
        <small>{caption}</small>
        {amount !== undefined && <b>{amount}</b>}
      </div>
      <Button data-ground onClick={onAction} sx={buttonStyle}>
        {action}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(
  memoTheme(({ theme: { breakpoints, spacing, typography, zIndex } }) => ({
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: zIndex.fab,
    display: 'flex',
    [breakpoints.up('lg')]: { display: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1.5),
    padding: spacing(1.25, 2),
    paddingBottom: 'calc(10px + env(safe-area-inset-bottom))',
    backgroundColor: color.panel,
    color: color.onPanel,
    boxShadow: shadow.raised,
    '& > div': { minWidth: 0 },
    '& small': { ...typography.caption, display: 'block', lineHeight: 1.2, color: color.onPanelMuted },
    '& b': {
      fontSize: '1.125rem',
      [breakpoints.up('sm')]: { fontSize: '1.25rem' },
      fontWeight: 600,
      lineHeight: 1.3,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);

const buttonStyle = {
  flexShrink: 0,
  bgcolor: color.onPanel,
  color: color.panel,
  '&:hover': { bgcolor: color.onPanelMuted },
} as const;
