import { limits, type ListedOffer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';

const { color, radius } = tokens;

type Look = 'open' | 'opened' | 'expiring' | 'expired' | 'accepted' | 'declined' | 'withdrawn';

type State = Pick<ListedOffer, 'status' | 'daysLeft' | 'opens'>;

/** No two of the quiet colours have the same mark, and each pill says its state in words. */
const looks: Readonly<Record<Look, object>> = {
  open: { bgcolor: color.neutral, color: color.ink, '&::before': { border: '2px solid', borderColor: color.control } },
  opened: { bgcolor: color.mint, color: color.brandText, '&::before': { bgcolor: 'currentColor' } },
  expiring: { bgcolor: color.warnSoft, color: color.warn, '&::before': { bgcolor: 'currentColor' } },
  expired: {
    bgcolor: color.neutral,
    color: color.muted,
    '&::before': { bgcolor: 'currentColor', borderRadius: '1px' },
  },
  accepted: {
    bgcolor: color.brand,
    color: color.onBrand,
    // A tick.
    '&::before': {
      width: 6,
      height: 10,
      mt: '-3px',
      mx: '1px',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      borderRadius: 0,
      transform: 'rotate(45deg)',
    },
  },
  declined: {
    bgcolor: color.sand,
    color: color.ink,
    '&::before': { bgcolor: 'currentColor', borderRadius: '1px', transform: 'rotate(45deg)' },
  },
  withdrawn: {
    bgcolor: color.neutral,
    color: color.muted,
    '&::before': { bgcolor: 'currentColor', height: 2, borderRadius: 0 },
  },
};

/** What stands in the pill of an offer: that it is decided, over or ends soon says more than that it was opened. */
const lookOf = ({ status, daysLeft, opens }: State): Look => {
  if (status !== 'open') return status;
  // A page that was loaded yesterday.
  if (daysLeft < 0) return 'expired';
  if (daysLeft <= limits.expiringDays) return 'expiring';
  return opens > 0 ? 'opened' : 'open';
};

/** Whether the pill says how often the offer was opened. */
export const saysOpens = (state: State): boolean => lookOf(state) === 'opened';

/** How an offer stands, in a word or two. */
export function StatusPill(state: State) {
  const { translate, preferences } = useShell();
  const { daysLeft, opens } = state;
  const look = lookOf(state);
  const words: Readonly<Record<Look, () => string>> = {
    open: () => translate('offers.status.open'),
    opened: () => translate('offers.opened', { number: formatWholeNumber(opens, preferences.language) }),
    expiring: () =>
      daysLeft === 0 ? translate('offers.expires.today') : translate('offers.expires', { count: daysLeft }),
    expired: () => translate('offers.expired'),
    accepted: () => translate('offers.status.accepted'),
    declined: () => translate('offers.status.declined'),
    withdrawn: () => translate('offers.status.withdrawn'),
  };
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 24,
        whiteSpace: 'nowrap',
        px: 1.125,
        borderRadius: `${radius.pill}px`,
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        fontWeight: 600,
        '&::before': {
          content: '""',
          flexShrink: 0,
          boxSizing: 'border-box',
          width: 8,
          height: 8,
          borderRadius: '50%',
        },
        ...looks[look],
      }}
    >
      {words[look]()}
    </Box>
  );
}
