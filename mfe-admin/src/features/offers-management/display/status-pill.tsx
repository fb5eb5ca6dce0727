import { limits, type ListedOffer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';

const { color, radius } = tokens;

type Look = 'open' | 'opened' | 'expiring' | 'expired' | 'awaiting-approval' | 'accepted' | 'declined' | 'withdrawn';

type State = Pick<ListedOffer, 'status' | 'daysLeft' | 'opens'>;

const dot = { bgcolor: 'currentColor', forcedColorAdjust: 'none' };

/** Each state in words, and a mark of its own shape where the colours are those of another. */
const looks: Readonly<Record<Look, { readonly ground: string; readonly ink: string; readonly mark: object }>> = {
  open: { ground: color.neutral, ink: color.ink, mark: { border: '2px solid', borderColor: color.control } },
  opened: { ground: color.mint, ink: color.brandText, mark: dot },
  expiring: { ground: color.warnSoft, ink: color.warn, mark: dot },
  expired: { ground: color.neutral, ink: color.muted, mark: { ...dot, borderRadius: '1px' } },
  'awaiting-approval': {
    ground: color.warnSoft,
    ink: color.warn,
    mark: { border: '2px solid', borderColor: 'currentColor' },
  },
  accepted: {
    ground: color.brand,
    ink: color.onBrand,
    // A tick.
    mark: {
      width: 6,
      height: 10,
      mt: '-3px',
      mx: '1px',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      borderRadius: 0,
      transform: 'rotate(45deg)',
    },
  },
  declined: {
    ground: color.sand,
    ink: color.ink,
    mark: { ...dot, borderRadius: '1px', transform: 'rotate(45deg)' },
  },
  withdrawn: { ground: color.neutral, ink: color.muted, mark: { ...dot, height: 2, borderRadius: 0 } },
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
  const { ground, ink, mark } = looks[look];
  const words: Readonly<Record<Look, () => string>> = {
    open: () => translate('offers.status.open'),
    opened: () => translate('offers.opened', { number: formatWholeNumber(opens, preferences.language) }),
    expiring: () =>
      daysLeft === 0 ? translate('offers.expires.today') : translate('offers.expires', { count: daysLeft }),
    expired: () => translate('offers.expired'),
    'awaiting-approval': () => translate('offers.status.awaiting-approval'),
    accepted: () => translate('offers.status.accepted'),
    declined: () => translate('offers.status.declined'),
    withdrawn: () => translate('offers.status.withdrawn'),
  };
  return (
    <Box
      component="span"
      data-ground
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
        bgcolor: ground,
        color: ink,
        '&::before': {
          content: '""',
          flexShrink: 0,
          boxSizing: 'border-box',
          width: 8,
          height: 8,
          borderRadius: '50%',
          ...mark,
        },
      }}
    >
      {words[look]()}
    </Box>
  );
}
