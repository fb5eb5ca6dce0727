import { limits, type OfferCounts } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { styled, tokens } from '@programme/ui';
import type { OffersFilter } from './use-offers-filter';

type ViewName = keyof OfferCounts;
type ViewFilter = Pick<OffersFilter, 'view' | 'status'>;

/** From left to right; each is a filter that stands in the address. */
const views: Readonly<Record<ViewName, ViewFilter>> = {
  all: { view: '', status: '' },
  needsAnswer: { view: 'needs-answer', status: '' },
  expiring: { view: '', status: 'expiring' },
  mine: { view: 'mine', status: '' },
  accepted: { view: '', status: 'accepted' },
  declined: { view: '', status: 'declined' },
};

type Props = {
  readonly filter: OffersFilter;
  /** Left out until they are known. */
  readonly counts: OfferCounts | undefined;
  readonly onChange: (filter: ViewFilter) => void;
};

/** The views of the list that are wanted all day, each with the number of its offers. What is searched for stays. */
export function OfferViews({ filter, counts, onChange }: Props) {
  const { translate, preferences } = useShell();
  const shown = (count: number) =>
    `${formatWholeNumber(count, preferences.language)}${count >= limits.countedRows ? '+' : ''}`;
  return (
    <Row role="group" aria-label={translate('offers.views')}>
      {(Object.keys(views) as ViewName[]).map((name) => {
        const { view, status } = views[name];
        const count = counts?.[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={filter.view === view && filter.status === status}
            onClick={() => onChange({ view, status })}
          >
            <span>{translate(`offers.view.${name}`)}</span>
            {count !== undefined && (
              <b data-waits={(name === 'needsAnswer' && count > 0) || undefined}>{shown(count)}</b>
            )}
          </button>
        );
      })}
    </Row>
  );
}

const { color } = tokens;

/** It scrolls sideways where it has no room. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 10,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${theme.palette.divider}`,
  '& button': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '0 10px',
    border: 0,
    background: 'none',
    color: theme.palette.text.secondary,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -3, borderRadius: 8 },
    '&[aria-pressed=true]': {
      color: theme.palette.text.primary,
      fontWeight: 650,
      boxShadow: `inset 0 -3px 0 ${color.accent}`,
    },
  },
  '& b': {
    minWidth: '1.5rem',
    padding: '1px 7px',
    borderRadius: tokens.radius.pill,
    backgroundColor: color.neutral,
    fontSize: '0.8125rem',
    fontWeight: 550,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& b[data-waits]': { backgroundColor: color.accentSoft, color: color.accentText },
}));
