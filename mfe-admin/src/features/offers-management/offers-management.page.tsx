import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { OfferTemplateDetails } from '@programme/contracts';
import { routePath, routePaths, usePageTitle, useTranslate } from '@programme/mfe-contract';
import { matchPath, useLocation, useNavigate } from '@programme/platform';
import { Box, Button } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { LazyScreen } from '../../shared/lazy-screen';
import { useLeaveGuard } from '../../shared/leaving/use-leave-guard';
import { nearHeader, PageHead } from '../../shared/page-head';
import { useRequests } from '../../shared/requested-act';
import { RefreshButton } from '../../shared/refresh-button';
import { ZoneNote } from '../../shared/staff-clock/zone-note';
import { OffersList } from './list/offers-list';
import { useOffersList, type OffersListState } from './list/use-offer-pages';
import { OfferPage } from './offer/offer.page';
import { holdsContent } from './wizard/draft';
import { forgetDraft } from './wizard/draft-storage';
import { PriceChangeHint } from './wizard/price-change-hint';
import { RestoredNotice } from './wizard/restored-notice';
import { useOfferWizard } from './wizard/use-offer-wizard';
import { WizardHeading } from './wizard/wizard-heading';
import { panelId, WizardSteps } from './wizard/wizard-steps';

/** The steps are in a chunk of their own, with what sorts quotes by hand: the list needs neither. */
const loadPanels = async () => (await import('./wizard-panels')).WizardPanels;

/** The page where staff create and manage offers (S2 §2). What is typed in one tab outlives a look at another. */
export function OffersManagementPage() {
  const translate = useTranslate();
  const wizard = useOfferWizard();
  const list = useOffersList();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const offerId = openOffer(pathname);
  const { tab, draft, draftNumber } = wizard;
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
  useRequests('create', startBlank);
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
  // Until somebody leaves the list nobody sees the form, which takes as long to load and to render as the list.
  const [formIsUsed, setFormIsUsed] = useState(tab !== 'list');
  if (tab !== 'list' && !formIsUsed) setFormIsUsed(true);
  const [panelsAreThere, setPanelsAreThere] = useState(false);
  const showPanels = useCallback(() => setPanelsAreThere(true), []);
  const titleId = `${id}-title`;

  return (
    <Box sx={nearHeader}>
      {offerId === undefined ? (
        tab === 'list' ? (
          <ListHeading
            titleId={titleId}
            pages={list.pages}
            onCreate={startBlank}
            {...(wizard.unsaved && { onContinue: wizard.resume })}
          />
        ) : (
          <WizardHeading wizard={wizard} titleId={titleId} onStop={stop} onTemplate={startTemplate} />
        )
      ) : (
        <OfferPage
          key={offerId}
          offerId={offerId}
          onEdit={(offer) => toWizard(() => wizard.startEdit(offer))}
          onDuplicate={(offer) => toWizard(() => wizard.startDuplicate(offer))}
        />
      )}
      <Box hidden={offerId !== undefined}>
        {/* The list is no step: it has the whole screen. */}
        {tab !== 'list' && <WizardSteps id={id} wizard={wizard} />}
        <RestoredNotice wizard={wizard} onStartBlank={startBlank} />
        <PriceChangeHint wizard={wizard} />
      </Box>
      {/* Its rows are many: they need not follow what is typed in another tab. */}
      {tab === 'list' && offerId === undefined && (
        <OffersList
          list={list}
          onCreate={startBlank}
          onEdit={(offer) => replace(() => wizard.startEdit(offer))}
          onDuplicate={(offer) => replace(() => wizard.startDuplicate(offer))}
        />
      )}
      {formIsUsed && (
        <LazyScreen
          load={loadPanels}
          props={{ wizard, id, hidden: offerId !== undefined, onAnother: startBlank, onReady: showPanels }}
        />
      )}
      <ZoneNote />
      <StepFocus
        step={`${tab} ${draftNumber}`}
        isThere={tab === 'list' || panelsAreThere}
        panel={panelId(id, tab)}
        fallback={titleId}
      />
      {guard.dialog}
    </Box>
  );
}

/** The offer whose page is open, by its address. */
const openOffer = (pathname: string): string | undefined =>
  matchPath(routePaths.offerDetails, pathname)?.params.offerId;

type HeadingProps = {
  readonly titleId: string;
  readonly pages: OffersListState['pages'];
  readonly onCreate: () => void;
  /** Leads back to the offer that was begun; left out while there is none. */
  readonly onContinue?: () => void;
};

function ListHeading({ titleId, pages, onCreate, onContinue }: HeadingProps) {
  const translate = useTranslate();
  usePageTitle(translate('offersManagement.title'));
  return (
    <PageHead title={translate('offersManagement.title')} titleId={titleId}>
      <RefreshButton busy={pages.isFetching} onRefresh={pages.refresh} />
      {onContinue && (
        <Button variant="outlined" onClick={onContinue}>
          {translate('offers.continue')}
        </Button>
      )}
      <Button variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
        {translate('offers.create')}
      </Button>
    </PageHead>
  );
}

type StepFocusProps = {
  readonly step: string;
  /** Whether the step has loaded; until then the focus waits. */
  readonly isThere: boolean;
  /** Id of its panel, and of the page's title, which gets the focus where the panel has no heading. */
  readonly panel: string;
  readonly fallback: string;
};

/** Moves focus to the heading of a step that opens by itself. A tab that was clicked keeps the focus. */
function StepFocus({ step, isThere, panel, fallback }: StepFocusProps) {
  const shown = useRef(step);
  useEffect(() => {
    if (!isThere || shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    const opened = document.getElementById(panel);
    // An invalid field may have the focus already.
    if (opened?.contains(document.activeElement)) return;
    const heading = opened?.querySelector<HTMLElement>('h2[tabindex]') ?? document.getElementById(fallback);
    heading?.focus({ preventScroll: true });
    // Centred, because the sticky header would cover the top edge.
    heading?.scrollIntoView({ block: 'center' });
  }, [step, isThere, panel, fallback]);
  return null;
}
