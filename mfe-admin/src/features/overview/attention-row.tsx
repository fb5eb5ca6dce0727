import type { ReactNode } from 'react';
import { isolated } from '@programme/formatting';
import { routePath } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, tokens, Typography } from '@programme/ui';
import { ForwardIcon, type MailIcon } from '@programme/ui/staff-icons';

const { color, radius } = tokens;

/** How bad it is, from good news to a failure. */
export type AttentionTone = 'success' | 'hint' | 'warning' | 'failure';

type Props = {
  readonly tone: AttentionTone;
  readonly Icon: typeof MailIcon;
  /** Where it can be looked at. */
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** One thing that needs attention. The whole row is the link's. */
export const AttentionRow = ({ tone, Icon, to, title, children }: Props) => (
  <Box component="li" sx={rowLook}>
    <Box sx={{ ...badge, ...tones[tone] }}>
      <Icon aria-hidden sx={{ fontSize: '1.25rem' }} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Box component={RouterLink} to={to} sx={link}>
        {title}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
    <ForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
  </Box>
);

type OfferRowProps = Omit<Props, 'to' | 'title'> & { readonly offerId: string; readonly clientName: string };

/** A row about one offer, which leads to its page. */
export const OfferRow = ({ offerId, clientName, ...row }: OfferRowProps) => (
  <AttentionRow {...row} to={routePath('offerDetails', { offerId })} title={isolated(clientName)} />
);

const tones: Readonly<Record<AttentionTone, { readonly bgcolor: string; readonly color: string }>> = {
  success: { bgcolor: color.mint, color: color.brandText },
  hint: { bgcolor: color.neutral, color: color.muted },
  warning: { bgcolor: color.warnSoft, color: color.warn },
  failure: { bgcolor: color.badSoft, color: color.bad },
};

const rowLook = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 1.75,
  alignItems: 'center',
  px: 1,
  py: 1.375,
  '& + &': { boxShadow: `inset 0 1px 0 ${color.line}` },
  '&:hover': { bgcolor: color.neutral, boxShadow: 'none' },
} as const;

const badge = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: `${radius.control}px`,
} as const;

const link = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${radius.control}px` },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.brandText}`, outlineOffset: -2 },
} as const;
