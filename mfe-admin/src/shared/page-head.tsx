import type { ComponentProps, ReactNode } from 'react';
import { RouterLink } from '@programme/platform';
import { Box, IconButton, Stack, Typography } from '@programme/ui';
import { BackIcon } from '@programme/ui/staff-icons';

/** Leads back to the list that a page belongs to. */
export type PageBack = { readonly to: ComponentProps<typeof RouterLink>['to']; readonly label: string };

type Props = {
  /** The page's own name: its one h1. */
  readonly title: ReactNode;
  /** Of the title, for what moves the focus there. */
  readonly titleId?: string;
  /** Where the page was come from: a link before the title. */
  readonly back?: PageBack;
  /** Beside the title, in its line. */
  readonly mark?: ReactNode;
  /** What the page is for. */
  readonly lead?: ReactNode;
  /** Buttons that act on the whole page. */
  readonly children?: ReactNode;
};

/**
 * Heads each page of staff: its title, what it is for, and its buttons, in one line where there is room. It is low, so
 * that the page's own content begins high on the screen.
 */
export const PageHead = ({ title, titleId, back, mark, lead, children }: Props) => (
  <Box sx={head}>
    <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {back && (
        <IconButton
          component={RouterLink}
          to={back.to}
          aria-label={back.label}
          title={back.label}
          sx={{ ml: -1, mr: -0.75, color: 'text.secondary' }}
        >
          <BackIcon />
        </IconButton>
      )}
      <Typography
        component="h1"
        variant="h1"
        {...(titleId !== undefined && { id: titleId })}
        tabIndex={-1}
        sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' }, outline: 'none', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {mark}
    </Box>
    {lead !== undefined && (
      <Typography variant="body2" component="div" sx={leadBeside}>
        {lead}
      </Typography>
    )}
    {children !== undefined && (
      <Stack direction="row" sx={{ maxWidth: 1, gap: 1, flexWrap: 'wrap', ml: { md: 'auto' } }}>
        {children}
      </Stack>
    )}
  </Box>
);

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 1,
  minHeight: 40,
  mb: 1.5,
} as const;

/** A line of its own where there is little room, last on a phone: the buttons stay beside the title. */
const leadBeside = {
  flex: { xs: '1 1 100%', md: '1 1 20rem' },
  order: { xs: 1, md: 0 },
  maxWidth: '72ch',
  lineHeight: 1.35,
  color: 'text.secondary',
  textWrap: 'pretty',
} as const;

/**
 * Draws a page of staff nearer to the header than those of visitors: their pages are read, these are worked in. A margin
 * at the top would move the shell's box around it, and all of the page with it, once the page is there.
 */
export const nearHeader = {
  position: 'relative',
  top: { xs: '-8px', md: '-12px' },
  mb: { xs: -1, md: -1.5 },
} as const;
