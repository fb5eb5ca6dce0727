import type { ReactNode } from 'react';
import { Box } from '@programme/ui';

/** A dot on a line that leads down to what came before. */
const entry = {
  position: 'relative',
  pl: 3,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 8,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 20,
    bottom: -6,
    width: '1px',
    bgcolor: 'divider',
  },
  '&:last-of-type': { pb: 0 },
} as const;

type Props = {
  readonly title: string;
  /** When it was, and by whom. */
  readonly when: string;
  readonly children?: ReactNode;
};

/** Something that happened, as one entry of a list from the newest to the oldest. */
export function TimelineEntry({ title, when, children }: Props) {
  return (
    <Box component="li" sx={entry}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {children !== undefined && <Box>{children}</Box>}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{when}</Box>
    </Box>
  );
}
