import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { OfferTemplateDetails } from '@programme/contracts';
import { routePath, routePaths, usePageTitle, useTranslate } from '@programme/mfe-contract';
import { matchPath, useLocation, useNavigate } from '@programme/platform';
import { Box, Button, PageHeading, Stack } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { useLeaveGuard } from '../../shared/leaving/use-leave-guard';
import { RefreshButton } from '../../shared/refresh-button';
import { ZoneNote } from '../../shared/staff-clock/zone-note';
import { OffersList } from './list/offers-list';
import { useOffersList, type OffersListState } from './list/use-offer-pages';
import { OfferPage } from './offer/offer.page';
import { WithPreview } from './preview/with-preview';
import type { OpenQuote } from './quotes/use-quote-prices';
import { BasicsStep } from './wizard/basics-step';
import { holdsContent } from './wizard/draft';
import { forgetDraft } from './wizard/draft-storage';
import { LoadingOffer } from './wizard/loading-offer';
import { PriceChangeHint } from './wizard/price-change-hint';
import { QuotesStep } from './wizard/quotes-step';
import { RestoredNotice } from './wizard/restored-notice';
import { SuccessStep } from './wizard/success-step';
import { useOfferWizard } from './wizard/use-offer-wizard';
import { panelId, tabId, WizardSteps } from './wizard/wizard-steps';
import type { WizardTab } from './wizard/wizard-tabs';

/** The page where staff create and manage offers (S2 §2). What is typed in one tab outlives a look at another. */
export function OffersManagementPage() {
  const translate = useTranslate();
  const wizard = useOfferWizard();
  const list = useOffersList();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const offerId = openOffer(pathname);
  const { tab, draft, draftNumber, created, loading } = wizard;
  const [openQuote, setOpenQuote] = useState<OpenQuote | null>(null);
  const guard = useLeaveGuard({
    unsaved: wizard.unsaved ? 1 : 0,
    staysAt: (path) => path === routePaths.offersManagement || openOffer(path) !== undefined,
    onDiscard: forgetDraft,
    text: translate('wizard.leave'),
  });
  const id = useId();

  /** Puts another draft in the place of this one, after asking if anything would be lost. */
  const replace = (action: () => unknown) => guard.leave(async () => void (await action()));
  const startBlank = () => replace(wizard.startBlank);
  const startTemplate = (template: OfferTemplateDetails) => {
    const start = () => wizard.startTemplate(template);
    if (holdsContent(draft)) replace(start);
    else start();
  };
  const stop = () => replace(wizard.toList);
  /** From the page of an offer, a step of the wizard stands at the list's address. */
  const toWizard = (start: () => unknown) =>
    replace(async () => {
      await navigate({ pathname: routePath('offersManagement'), search });
      await start();
    });
  // Until somebody leaves the list nobody sees the form, which takes as long to render as the list.
  const [formIsUsed, setFormIsUsed] = useState(tab !== 'list');
  if (tab !== 'list' && !formIsUsed) setFormIsUsed(true);
  /** While an offer's page is open the steps are hidden, not gone: a form that was begun is there on the way back. */
  const isOpen = (one: WizardTab) => tab === one && offerId === undefined;
  const panel = (one: WizardTab, children: ReactNode) => (
    <Box role="tabpanel" id={panelId(id, one)} aria-labelledby={tabId(id, one)} hidden={!isOpen(one)} sx={{ mt: 3 }}>
      {children}
    </Box>
  );

  return (
    <>
      {offerId === undefined ? (
        <ManagementHeading {...(tab === 'list' && { list: list.pages, onCreate: startBlank })} />
      ) : (
        <OfferPage
          key={offerId}
          offerId={offerId}
          onEdit={(offer) => toWizard(() => wizard.startEdit(offer))}
          onDuplicate={(offer) => toWizard(() => wizard.startDuplicate(offer))}
        />
      )}
      <Box hidden={offerId !== undefined}>
        <WizardSteps id={id} wizard={wizard} />
        <RestoredNotice wizard={wizard} onStartBlank={startBlank} />
        <PriceChangeHint wizard={wizard} />
      </Box>
      {panel(
        'list',
        // Its rows are many: they need not follow what is typed in another tab.
        isOpen('list') && (
          <OffersList
            list={list}
            onCreate={startBlank}
            onEdit={(offer) => replace(() => wizard.startEdit(offer))}
            onDuplicate={(offer) => replace(() => wizard.startDuplicate(offer))}
          />
        ),
      )}
      <WithPreview open={isOpen('basics') || isOpen('quotes')} wizard={wizard} quote={openQuote}>
        {panel(
          'basics',
          loading ? (
            <LoadingOffer wizard={wizard} />
          ) : (
            formIsUsed && (
              <BasicsStep
                key={draftNumber}
                draft={draft}
                serverErrors={wizard.serverErrors}
                onType={wizard.typeBasics}
                onDone={wizard.finishBasics}
                onBack={() => wizard.open('list')}
                onStop={stop}
                onTemplate={startTemplate}
              />
            )
          ),
        )}
        {panel(
          'quotes',
          draft.basicsDone && <QuotesStep key={draftNumber} wizard={wizard} onStop={stop} onOpenQuote={setOpenQuote} />,
        )}
      </WithPreview>
      {panel('success', created && <SuccessStep created={created} onAnother={startBlank} />)}
      <ZoneNote />
      <StepFocus step={`${tab} ${draftNumber}`} panel={panelId(id, tab)} fallback={tabId(id, tab)} />
      {guard.dialog}
    </>
  );
}

/** The offer whose page is open, by its address. */
const openOffer = (pathname: string): string | undefined =>
  matchPath(routePaths.offerDetails, pathname)?.params.offerId;

type HeadingProps = { readonly list?: OffersListState['pages']; readonly onCreate?: () => void };

function ManagementHeading({ list, onCreate }: HeadingProps) {
  const translate = useTranslate();
  usePageTitle(translate('offersManagement.title'));
  return (
    <PageHeading
      title={translate('offersManagement.title')}
      {...(onCreate && { lead: translate('offers.lead') })}
      action={
        onCreate && (
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            {list && <RefreshButton busy={list.isFetching} onRefresh={list.refresh} />}
            <Button variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
              {translate('offers.create')}
            </Button>
          </Stack>
        )
      }
    />
  );
}

type StepFocusProps = {
  readonly step: string;
  /** Id of its panel, and of what gets the focus where the panel has no heading. */
  readonly panel: string;
  readonly fallback: string;
};

/** Moves focus to the heading of a step that opens by itself. A tab that was clicked keeps the focus. */
function StepFocus({ step, panel, fallback }: StepFocusProps) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    const opened = document.getElementById(panel);
    // An invalid field may have the focus already.
    if (opened?.contains(document.activeElement)) return;
    const heading = opened?.querySelector<HTMLElement>('h2[tabindex]') ?? document.getElementById(fallback);
    heading?.focus({ preventScroll: true });
    // Centred, because the sticky header would cover the top edge.
    heading?.scrollIntoView({ block: 'center' });
  }, [step, panel, fallback]);
  return null;
}
