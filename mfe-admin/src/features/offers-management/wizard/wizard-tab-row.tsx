import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { TabRow } from '../../../shared/tab-row';
import { wizardTabs, type WizardTab } from './use-offer-wizard';

type Props = {
  readonly open: WizardTab;
  readonly isOpenable: (tab: WizardTab) => boolean;
  readonly onOpen: (tab: WizardTab) => void;
  /** Begins the ids of tabs and panels. */
  readonly id: string;
};

const labels: Readonly<Record<WizardTab, TextKey>> = {
  list: 'offers.tab.list',
  basics: 'offers.tab.basics',
  quotes: 'offers.tab.quotes',
  success: 'offers.tab.success',
};

export const tabId = (id: string, tab: WizardTab) => `${id}-${tab}`;
export const panelId = (id: string, tab: WizardTab) => `${id}-${tab}-panel`;

/** The list, and the three steps to an offer; a step that is not reached yet cannot be opened (S2 §2). */
export function WizardTabRow({ open, isOpenable, onOpen, id }: Props) {
  const translate = useTranslate();

  return (
    <TabRow label={translate('offers.tabs')} open={open}>
      {wizardTabs.map((tab, step) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          aria-selected={tab === open}
          aria-controls={tab === open ? panelId(id, tab) : undefined}
          aria-disabled={!isOpenable(tab) || undefined}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => isOpenable(tab) && onOpen(tab)}
        >
          {step > 0 && <StepNumber current={tab === open}>{step}</StepNumber>}
          {translate(labels[tab])}
        </button>
      ))}
    </TabRow>
  );
}

function StepNumber({ current, children }: { readonly current: boolean; readonly children: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 22,
        height: 22,
        mr: 1,
        borderRadius: '50%',
        fontSize: '0.8125rem',
        fontWeight: 650,
        border: '1px solid',
        borderColor: current ? 'primary.main' : 'currentColor',
        bgcolor: current ? 'primary.main' : 'transparent',
        color: current ? 'primary.contrastText' : 'inherit',
      }}
    >
      {children}
    </Box>
  );
}
