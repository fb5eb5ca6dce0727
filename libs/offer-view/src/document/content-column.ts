import { tokens } from '@programme/ui';

/** Width and place of what an offer's page shows within the width of the screen. */
export const contentColumn = {
  width: { xs: 'calc(100% - 32px)', md: 'calc(100% - 48px)' },
  maxWidth: tokens.contentWidth,
  mx: 'auto',
  '@media print': { width: '100%' },
} as const;
