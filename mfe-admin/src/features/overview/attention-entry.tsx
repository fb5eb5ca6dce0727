import type { AttentionReason, Overview } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useTranslate, type Translate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, tokens, Typography } from '@programme/ui';
import { AttentionIcon, ExpiredIcon, ForwardIcon, MailIcon } from '@programme/ui/staff-icons';

type Attention = Overview['attention'][number];

const { color, radius } = tokens;

const looks: Readonly<Record<AttentionReason, { Icon: typeof MailIcon; ground: string; mark: string }>> = {
  expiring: { Icon: AttentionIcon, ground: color.warnSoft, mark: color.warn },
  unopened: { Icon: MailIcon, ground: color.neutral, mark: color.muted },
  expired: { Icon: ExpiredIcon, ground: color.badSoft, mark: color.bad },
};

/** One offer, and why it needs attention. The whole row is the link's. */
export function AttentionEntry(offer: Attention) {
  const translate = useTranslate();
  const { Icon, ground, mark } = looks[offer.reason];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ ...badge, bgcolor: ground, color: mark }}>
        <Icon aria-hidden sx={{ fontSize: '1.25rem' }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component={RouterLink} to={routePath('offerDetails', { offerId: offer.offerId })} sx={link}>
          {isolated(offer.clientName)}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reasonOf(offer, translate)}
        </Typography>
      </Box>
      <ForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
    </Box>
  );
}

function reasonOf({ reason, days, opened }: Attention, translate: Translate): string {
  if (reason === 'unopened') return translate('overview.attention.unopened', { count: days });
  const when =
    reason === 'expiring' && days === 0
      ? translate('overview.attention.today')
      : translate(`overview.attention.${reason}`, { count: days });
  return `${when} ${translate(opened ? 'overview.attention.opened' : 'overview.attention.notOpened')}`;
}

const row = {
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
