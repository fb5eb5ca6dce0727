import { limits, type ListedOffer } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';

const { color, radius } = tokens;

type Look = 'open' | 'opened' | 'expiring' | 'expired';

type State = Pick<ListedOffer, 'daysLeft' | 'opens'>;

const looks: Readonly<Record<Look, object>> = {
  open: { bgcolor: color.neutral, color: color.ink, '&::before': { border: '2px solid', borderColor: color.control } },
  opened: { bgcolor: color.mint, color: color.brandText, '&::before': { bgcolor: 'currentColor' } },
  expiring: { bgcolor: color.warnSoft, color: color.warn, '&::before': { bgcolor: 'currentColor' } },
  // A square, because the colours of this state are no stronger than those of the others.
  expired: {
    bgcolor: color.neutral,
    color: color.muted,
    '&::before': { bgcolor: 'currentColor', borderRadius: '1px' },
  },
};

/** What stands in the pill of an offer: that it is over or ends soon says more than that it was opened. */
const lookOf = ({ daysLeft, opens }: State): Look => {
  if (daysLeft < 0) return 'expired';
  if (daysLeft <= limits.expiringDays) return 'expiring';
  return opens > 0 ? 'opened' : 'open';
};

/** Whether the pill says how often the offer was opened. */
export const saysOpens = (state: State): boolean => lookOf(state) === 'opened';

/** How an offer stands, in a word or two. */
export function StatusPill({ daysLeft, opens }: State) {
  const { translate, preferences } = useShell();
  const look = lookOf({ daysLeft, opens });
  const words: Readonly<Record<Look, () => string>> = {
    open: () => translate('offers.status.open'),
    opened: () => translate('offers.opened', { number: formatWholeNumber(opens, preferences.language) }),
    expiring: () =>
      daysLeft === 0 ? translate('offers.expires.today') : translate('offers.expires', { count: daysLeft }),
    expired: () => translate('offers.expired'),
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
