import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { CheckIcon, styled, TabList, tokens, visuallyHidden } from '@programme/ui';
import { BackIcon } from '@programme/ui/staff-icons';
import type { OfferWizard } from './use-offer-wizard';
import { wizardTabs, type WizardTab } from './wizard-tabs';

type Props = {
  readonly wizard: Pick<OfferWizard, 'tab' | 'open' | 'isOpenable' | 'isDone'>;
  /** Begins the ids of tabs and panels. */
  readonly id: string;
};

const labels: Readonly<Record<WizardTab, TextKey>> = {
  list: 'offers.tab.list',
  basics: 'offers.tab.basics',
  quotes: 'offers.tab.quotes',
  success: 'offers.tab.success',
};

const { color, motion, radius } = tokens;

export const tabId = (id: string, tab: WizardTab) => `${id}-${tab}`;
export const panelId = (id: string, tab: WizardTab) => `${id}-${tab}-panel`;

/** The way to the list, and the three steps to an offer; a step that is not reached yet cannot be opened (S2 §2). */
export function WizardSteps({ wizard: { tab: current, open, isOpenable, isDone }, id }: Props) {
  const translate = useTranslate();
  const doneId = `${id}-done`;

  return (
    <>
      <Steps label={translate('offers.tabs')} activation="manual">
        {wizardTabs.map((tab, step) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(id, tab)}
            className={isDone(tab) ? 'done' : undefined}
            aria-selected={tab === current}
            aria-controls={tab === current ? panelId(id, tab) : undefined}
            aria-describedby={isDone(tab) ? doneId : undefined}
            aria-disabled={!isOpenable(tab) || undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => isOpenable(tab) && open(tab)}
          >
            {step === 0 ? (
              current !== tab && <BackIcon fontSize="small" />
            ) : (
              <i aria-hidden>{isDone(tab) ? <CheckIcon /> : step}</i>
            )}
            <span>{translate(labels[tab])}</span>
          </button>
        ))}
      </Steps>
      <span id={doneId} hidden>
        {translate('wizard.step.done')}
      </span>
    </>
  );
}

/** Width of the line between two steps; px. */
const line = { narrow: 16, wide: 40 };

const Steps = styled(TabList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-start',
  rowGap: 4,
  '& [role=tab]': {
    ...theme.typography.body2,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '0 6px',
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: color.muted,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: color.ink },
    '&:focus-visible': { outline: `2px solid ${color.brandText}`, outlineOffset: -2 },
    '&[aria-selected=true]': { color: color.ink, fontWeight: 650 },
    '&[aria-disabled=true]': { color: color.muted, cursor: 'default' },
  },
  // The list stands apart from the steps, above them where there is little room.
  '& [role=tab]:first-of-type': {
    gap: 2,
    marginInlineEnd: 'auto',
    color: color.brandText,
    [theme.breakpoints.down('lg')]: { width: '100%' },
  },
  '& [role=tab]:nth-of-type(n + 3)': {
    marginInlineStart: line.wide,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '100%',
      width: line.wide,
      borderTop: `2px solid ${color.line}`,
      transition: `border-color ${motion}`,
    },
    [theme.breakpoints.down('md')]: { marginInlineStart: line.narrow, '&::before': { width: line.narrow } },
  },
  '& .done + [role=tab]::before': { borderColor: color.brandText },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: radius.pill,
    border: `1.5px solid ${color.control}`,
    fontStyle: 'normal',
    fontWeight: 600,
    '& svg': { fontSize: '1.125rem' },
  },
  '& .done i': { borderColor: 'transparent', backgroundColor: color.mint, color: color.brandText },
  '& [aria-selected=true] i': { borderColor: color.brand, backgroundColor: color.brand, color: color.onBrand },
  // On a phone the numbers stand for the steps that are not open.
  [theme.breakpoints.down('sm')]: {
    '& [role=tab]:nth-of-type(n + 2):not([aria-selected=true]) > span': visuallyHidden,
  },
}));
