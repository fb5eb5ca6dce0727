import { useEffect, useState, type ReactNode } from 'react';
import { Box } from '@programme/ui';
import { WithPreview } from './preview/with-preview';
import type { OpenQuote } from './quotes/use-quote-prices';
import { BasicsStep } from './wizard/basics-step';
import { LoadingOffer } from './wizard/loading-offer';
import { QuotesStep } from './wizard/quotes-step';
import { SuccessStep } from './wizard/success-step';
import type { OfferWizard } from './wizard/use-offer-wizard';
import { panelId, tabId } from './wizard/wizard-steps';
import type { WizardTab } from './wizard/wizard-tabs';

type Props = {
  readonly wizard: OfferWizard;
  /** Begins the ids of tabs and panels. */
  readonly id: string;
  /** While an offer's page is open the steps are hidden, not gone: a form that was begun is there on the way back. */
  readonly hidden: boolean;
  readonly onAnother: () => void;
  /** Called once the steps are there. */
  readonly onReady: () => void;
};

/** The steps to an offer. The list does without them and without what they load. */
export function WizardPanels({ wizard, id, hidden, onAnother, onReady }: Props) {
  const { tab, draft, draftNumber, created, loading } = wizard;
  const [openQuote, setOpenQuote] = useState<OpenQuote | null>(null);
  useEffect(onReady, [onReady]);
  const isOpen = (one: WizardTab) => tab === one && !hidden;
  const panel = (one: WizardTab, children: ReactNode) => (
    <Box role="tabpanel" id={panelId(id, one)} aria-labelledby={tabId(id, one)} hidden={!isOpen(one)} sx={{ mt: 1.5 }}>
      {children}
    </Box>
  );

  return (
    <>
      <WithPreview open={isOpen('basics') || isOpen('quotes')} wizard={wizard} quote={openQuote}>
        {panel(
          'basics',
          loading ? (
            <LoadingOffer wizard={wizard} />
          ) : (
            <BasicsStep
              key={draftNumber}
              draft={draft}
              serverErrors={wizard.serverErrors}
              onType={wizard.typeBasics}
              onDone={wizard.finishBasics}
              onBack={() => wizard.open('list')}
            />
          ),
        )}
        {panel(
          'quotes',
          draft.basicsDone && <QuotesStep key={draftNumber} wizard={wizard} onOpenQuote={setOpenQuote} />,
        )}
      </WithPreview>
      {panel('success', created && <SuccessStep created={created} onAnother={onAnother} />)}
    </>
  );
}
