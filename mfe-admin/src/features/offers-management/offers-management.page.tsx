import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { usePageTitle, useTranslate } from '@programme/mfe-contract';
import { Box, Button, PageHeading, Spinner } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { CallFailure } from '../../shared/failures/call-failure';
import { useLeaveGuard } from '../../shared/leaving/use-leave-guard';
import { OffersList } from './list/offers-list';
import { useOffersList } from './list/use-offer-pages';
import { BasicsStep } from './wizard/basics-step';
import { QuotesStep } from './wizard/quotes-step';
import { SuccessStep } from './wizard/success-step';
import { useOfferWizard, type OfferWizard, type WizardTab } from './wizard/use-offer-wizard';
import { panelId, tabId, WizardTabRow } from './wizard/wizard-tab-row';

/** The page where staff create and manage offers (S2 §2). What is typed in one tab outlives a look at another. */
export function OffersManagementPage() {
  const translate = useTranslate();
  const wizard = useOfferWizard();
  const list = useOffersList();
  const { tab, draft, draftNumber, created, loading } = wizard;
  const [dirtyForm, setDirtyForm] = useState(false);
  const guard = useLeaveGuard({
    unsaved: wizard.unsaved || dirtyForm ? 1 : 0,
    staysAt: () => false,
    onDiscard: () => undefined,
    text: translate('wizard.leave'),
  });
  const id = useId();
  usePageTitle(translate('offersManagement.title'));

  /** Puts another draft in the place of this one, after asking if anything would be lost. */
  const replace = (action: () => unknown) => guard.leave(async () => void (await action()));
  const startBlank = () => replace(wizard.startBlank);
  const stop = () => replace(wizard.toList);
  const panel = (one: WizardTab, children: ReactNode) => (
    <Box role="tabpanel" id={panelId(id, one)} aria-labelledby={tabId(id, one)} hidden={tab !== one} sx={{ mt: 3 }}>
      {children}
    </Box>
  );

  return (
    <>
      <PageHeading
        title={translate('offersManagement.title')}
        lead={translate('offers.lead')}
        action={
          tab === 'list' && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={startBlank}>
              {translate('offers.create')}
            </Button>
          )
        }
      />
      <WizardTabRow id={id} open={tab} isOpenable={wizard.isOpenable} onOpen={wizard.open} />
      {panel(
        'list',
        // Its rows are many: they need not follow what is typed in another tab.
        tab === 'list' && (
          <OffersList
            list={list}
            onCreate={startBlank}
            onEdit={(offer) => replace(() => wizard.startEdit(offer))}
            onDuplicate={(offer) => replace(() => wizard.startDuplicate(offer))}
          />
        ),
      )}
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
            onStop={stop}
          />
        ),
      )}
      {panel(
        'quotes',
        draft.basicsDone && <QuotesStep key={draftNumber} wizard={wizard} onStop={stop} onDirtyForm={setDirtyForm} />,
      )}
      {panel('success', created && <SuccessStep created={created} onAnother={startBlank} />)}
      <StepFocus step={`${tab} ${draftNumber}`} panel={panelId(id, tab)} />
      {guard.dialog}
    </>
  );
}

function LoadingOffer({ wizard: { loading, retryLoading } }: { readonly wizard: OfferWizard }) {
  const translate = useTranslate();
  if (!loading || !('error' in loading)) return <Spinner label={translate('wizard.loading')} />;
  return (
    <CallFailure title={translate('wizard.load.failed')} error={loading.error} onRetry={() => void retryLoading()} />
  );
}

/** Moves focus to the heading of a step that opens by itself. A tab that was clicked keeps the focus. */
function StepFocus({ step, panel }: { readonly step: string; readonly panel: string }) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    const opened = document.getElementById(panel);
    // An invalid field may have the focus already.
    if (opened?.contains(document.activeElement)) return;
    const heading = opened?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    // Centred, because the sticky header would cover the top edge.
    heading?.scrollIntoView({ block: 'center' });
  }, [step, panel]);
  return null;
}
