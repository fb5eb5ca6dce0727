import { useEffect, useReducer, useRef } from 'react';
import {
  limits,
  offerDraftFromQuery,
  offerDraftNames,
  type Offer,
  type OfferCreated,
  type OfferDetails,
  type OfferTemplateDetails,
} from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { useLocation, useNavigate } from '@programme/platform';
import { useAdminDispatch } from '../../../shared/admin.store';
import { creatorsApi } from '../../../shared/creators.api';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { offersApi } from '../api/offers.api';
import {
  blankDraft,
  duplicateDraft,
  editDraft,
  isUnsaved,
  redatedDraft,
  restoredDraft,
  templateDraft,
  type Draft,
  type TypedQuote,
} from './draft';
import type { DraftBasics } from './draft-basics';
import { forgetDraft, storedDraft, storeDraft, type StoredDraft } from './draft-storage';
import { usePriceChange } from './use-price-change';
import { useSubmitOffer } from './use-submit-offer';
import { firstState, isDone, isOpenable, wizardReducer, type Loading, type QuotesChange } from './wizard-state';
import type { WizardTab } from './wizard-tabs';

/** The effects of the wizard: the tab's storage, calls, and what the address brings. Its state: `wizard-state.ts`. */
export function useOfferWizard() {
  const { session, preferences } = useShell();
  const userId = session.user?.id ?? 0;
  const { today } = useStaffClock();
  const beginning = { language: preferences.language, today };
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAdminDispatch();
  const [state, act] = useReducer(wizardReducer, null, () => firstState({ ...opening(location, userId), beginning }));
  const { draft, draftNumber, tab, loading } = state;
  // The server's day may be known only now, or have passed midnight.
  const redated = redatedDraft(draft, beginning);
  if (redated !== draft) act({ type: 'redated', draft: redated });
  const { seenBookId, priceChange, dismissPriceChange } = usePriceChange(draft);
  const keptBookId = draft.quotes.length > 0 ? (seenBookId ?? null) : null;

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!offerDraftNames.some((name) => query.has(name))) return;
    for (const name of offerDraftNames) query.delete(name);
    void navigate({ pathname: location.pathname, search: query.toString() }, { replace: true, state: null });
  }, [location, navigate]);

  useEffect(() => {
    // While its offer is loading, the kept changes are not in the draft yet.
    if (loading) return;
    if (isUnsaved(draft)) storeDraft(userId, { ...draft, priceBookId: keptBookId }, tab);
    else forgetDraft();
  }, [loading, draft, keptBookId, tab, userId]);

  /** Counts opened drafts, to ignore a late response that belongs to an earlier one. */
  const opened = useRef(0);
  const watchOpened = () => {
    const number = opened.current;
    return () => number === opened.current;
  };

  const start = (next: Draft, at: WizardTab = 'basics', more: { restored?: boolean; created?: OfferCreated } = {}) => {
    opened.current += 1;
    forgetFailure();
    act({ type: 'started', draft: next, tab: at, ...more });
  };

  const load = async (offer: Loading['offer'], intent: Loading['intent'], kept: StoredDraft | null = null) => {
    opened.current += 1;
    const isOpen = watchOpened();
    act({ type: 'loading-began', loading: { offer, intent, kept } });
    // With a subscription: the offer's page may be loading the same and go meanwhile, which would end an unsubscribed call.
    const query = dispatch(offersApi.endpoints.offerDetails.initiate(offer.id, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    if (!isOpen()) return;
    if (!data) return act({ type: 'loading-ended', loading: { offer, intent, kept, error } });
    if (kept?.edited) {
      const { version } = kept.edited;
      start(restoredDraft(kept, { details: data, version }), kept.tab, { restored: true });
      if (!data.abilities.includes('edit')) return failAs('accepted');
      return version === data.offer.version ? undefined : failAs('stale');
    }
    if (intent === 'edit' && !data.abilities.includes('edit'))
      return act({ type: 'loading-ended', loading: { offer, intent, kept, accepted: true } });
    if (intent === 'edit') return start(editDraft(data));
    const creators = await dispatch(creatorsApi.endpoints.creators.initiate(undefined, { subscribe: false }));
    if (isOpen()) start(duplicateDraft(data, creators.data ?? [], beginning));
  };

  const { submit, submitting, failure, forgetFailure, failAs } = useSubmitOffer(draft, seenBookId, {
    watchOpened,
    onCreated: (created) => start(blankDraft(beginning), 'success', { created }),
    onUpdated: () => start(blankDraft(beginning), 'list'),
    onRefused: (messages) => act({ type: 'refused', messages, sent: draft }),
  });

  useEffect(() => {
    if (loading?.kept) void load(loading.offer, loading.intent, loading.kept);
    // Once: the changes were kept before the page was opened.
  }, []);

  return {
    ...state,
    unsaved: isUnsaved(draft),
    submitting,
    failure,
    forgetFailure,
    submit: () => submit(),
    /** Sends the offer at other prices than those that the salesperson saw first. */
    submitAtPrices: (priceBookId: string) => {
      act({ type: 'prices-taken', priceBookId });
      return submit(priceBookId);
    },
    /** What new prices change while the offer is open; null once that was answered. */
    priceChange: failure?.kind === 'prices' ? null : priceChange,
    dismissPriceChange,
    /** Prices the quotes anew. */
    takePrices: (priceBookId: string) => act({ type: 'prices-taken', priceBookId }),
    open: (next: WizardTab) => act({ type: 'tab-opened', tab: next }),
    isOpenable: (one: WizardTab) => isOpenable(state, one, submitting),
    isDone: (one: WizardTab) => isDone(state, one),
    startBlank: () => start(blankDraft(beginning)),
    startTemplate: (template: OfferTemplateDetails) => start(templateDraft(template, draft.basics)),
    startEdit: (offer: Offer) => load(offer, 'edit'),
    startDuplicate: (offer: Offer) => load(offer, 'duplicate'),
    retryLoading: () => loading && load(loading.offer, loading.intent, loading.kept),
    /** Replaces the draft after a conflict. */
    loadCurrent: ({ offer }: OfferDetails) => load(offer, 'edit'),
    toList: () => start(blankDraft(beginning), 'list'),
    /** Leads from the list back to the offer that was begun. */
    resume: () => act({ type: 'resumed' }),
    typeQuote: (typed: TypedQuote | null) => act({ type: 'quote-typed', typed }),
    typeBasics: (basics: DraftBasics) => act({ type: 'basics-typed', basics }),
    finishBasics: () => act({ type: 'basics-finished' }),
    changeQuotes: (change: QuotesChange) => act({ type: 'quotes-changed', draftNumber, change }),
  };
}

export type OfferWizard = ReturnType<typeof useOfferWizard>;

type Address = { readonly search: string; readonly state: unknown };

/** What the page is opened with: reads the address and the tab's storage. */
function opening({ search, state }: Address, userId: number) {
  const offer = offerDraftFromQuery(search);
  return offer
    ? { kept: null, calculated: { offer, company: companyIn(state) } }
    : { kept: storedDraft(userId), calculated: null };
}

/** A calculation's company comes with the history entry, for a name does not belong in an address. */
function companyIn(state: unknown): string {
  const company = typeof state === 'object' && state !== null && 'company' in state ? state.company : '';
  return typeof company === 'string' ? company.trim().slice(0, limits.name) : '';
}
