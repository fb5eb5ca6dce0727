import { useEffect, useRef, useState } from 'react';
import {
  limits,
  offerDraftFromQuery,
  offerDraftNames,
  type Offer,
  type OfferCreated,
  type OfferDetails,
  type OfferTemplateDetails,
} from '@programme/contracts';
import type { ServerErrors } from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import { useLocation, useNavigate } from '@programme/platform';
import { useAdminDispatch } from '../../../shared/admin.store';
import { creatorsApi } from '../../../shared/creators.api';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import type { Messages } from '../quotes/quote-form';
import { offersApi } from '../api/offers.api';
import {
  blankDraft,
  draftFromCalculation,
  duplicateDraft,
  editDraft,
  isUnsaved,
  redatedDraft,
  restoredDraft,
  templateDraft,
  withQuotes,
  type Draft,
  type DraftQuote,
  type TypedQuote,
} from './draft';
import type { Beginning, DraftBasics } from './draft-basics';
import { forgetDraft, storedDraft, storeDraft, type StoredDraft } from './draft-storage';
import { fieldErrors } from './field-errors';
import { usePriceChange } from './use-price-change';
import { useSubmitOffer } from './use-submit-offer';
import type { WizardTab } from './wizard-tabs';

/** An offer whose details are loading or failed to load, and the changes that were kept of it over a reload. */
type Loading = {
  readonly offer: Pick<Offer, 'id'>;
  readonly intent: 'edit' | 'duplicate';
  readonly kept: StoredDraft | null;
  readonly error?: unknown;
  /** It was loaded, but its client has accepted it, so it cannot be changed. */
  readonly accepted?: true;
};

type State = {
  readonly tab: WizardTab;
  readonly draft: Draft;
  /** Another draft is another form. */
  readonly draftNumber: number;
  readonly created: OfferCreated | null;
  readonly loading: Loading | null;
  /** Whether the draft was typed before a reload. */
  readonly restored: boolean;
  readonly serverErrors?: ServerErrors<DraftBasics> | undefined;
};

/** State of the wizard: the draft, and which of the four tabs is open (S2 §4). */
export function useOfferWizard() {
  const { session, preferences } = useShell();
  const userId = session.user?.id ?? 0;
  const { today } = useStaffClock();
  const beginning = { language: preferences.language, today };
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAdminDispatch();
  const [state, setState] = useState<State>(() => firstState(location, userId, beginning));
  const { tab, draft, draftNumber, created, loading } = state;
  const change = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));
  const changeDraft = (changed: Partial<Draft>) =>
    setState((before) => ({ ...before, draft: { ...before.draft, ...changed } }));
  // The server's day may be known only now, or have passed midnight.
  const redated = redatedDraft(draft, beginning);
  if (redated !== draft) setState((before) => ({ ...before, draft: redated, draftNumber: before.draftNumber + 1 }));
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

  const start = (next: Draft, at: WizardTab = 'basics', restored = false) => {
    opened.current += 1;
    forgetFailure();
    setState((before) => ({
      tab: at,
      draft: next,
      draftNumber: before.draftNumber + 1,
      created: null,
      loading: null,
      restored,
    }));
  };

  const load = async (offer: Loading['offer'], intent: Loading['intent'], kept: StoredDraft | null = null) => {
    opened.current += 1;
    const isOpen = watchOpened();
    change({ tab: kept?.tab === 'list' ? 'list' : 'basics', loading: { offer, intent, kept } });
    // With a subscription: the offer's page may be loading the same and go meanwhile, which would end an unsubscribed call.
    const query = dispatch(offersApi.endpoints.offerDetails.initiate(offer.id, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    if (!isOpen()) return;
    if (!data) return change({ loading: { offer, intent, kept, error } });
    if (kept?.edited) {
      const { version } = kept.edited;
      start(restoredDraft(kept, { details: data, version }), kept.tab, true);
      if (!data.abilities.includes('edit')) return failAs('accepted');
      return version === data.offer.version ? undefined : failAs('stale');
    }
    if (intent === 'edit' && !data.abilities.includes('edit'))
      return change({ loading: { offer, intent, kept, accepted: true } });
    if (intent === 'edit') return start(editDraft(data));
    const creators = await dispatch(creatorsApi.endpoints.creators.initiate(undefined, { subscribe: false }));
    if (isOpen()) start(duplicateDraft(data, creators.data ?? [], beginning));
  };

  const refuse = (messages: Messages) => {
    const { basics, quotes } = fieldErrors(messages);
    const inBasics = Object.keys(basics).some((field) => field in draft.basics);
    changeDraft({ quotes: draft.quotes.map((quote, index) => ({ ...quote, messages: quotes.get(index) ?? {} })) });
    if (inBasics) change({ tab: 'basics', serverErrors: { messages: basics, values: draft.basics } });
  };

  const { submit, submitting, failure, forgetFailure, failAs } = useSubmitOffer(draft, seenBookId, {
    watchOpened,
    onCreated: (answer) => {
      start(blankDraft(beginning), 'success');
      change({ created: answer });
    },
    onUpdated: () => start(blankDraft(beginning), 'list'),
    onRefused: refuse,
  });

  useEffect(() => {
    if (loading?.kept) void load(loading.offer, loading.intent, loading.kept);
    // Once: the changes were kept before the page was opened.
  }, []);

  return {
    tab,
    draft,
    draftNumber,
    created,
    loading,
    restored: state.restored,
    serverErrors: state.serverErrors,
    unsaved: isUnsaved(draft),
    submitting,
    failure,
    forgetFailure,
    submit: () => submit(),
    /** Sends the offer at other prices than those that the salesperson saw first. */
    submitAtPrices: (priceBookId: string) => {
      changeDraft({ priceBookId });
      return submit(priceBookId);
    },
    /** What new prices change while the offer is open; null once that was answered. */
    priceChange: failure?.kind === 'prices' ? null : priceChange,
    dismissPriceChange,
    /** Prices the quotes anew. */
    takePrices: (priceBookId: string) => changeDraft({ priceBookId }),
    open: (next: WizardTab) => change({ tab: next }),
    /** While the offer is sent nothing can be typed that its success would take away. */
    isOpenable: (one: WizardTab) =>
      one === 'basics' && submitting
        ? false
        : one === 'quotes'
          ? draft.basicsDone && !loading
          : one === 'success'
            ? created !== null
            : true,
    /** Whether a step is behind: the open one never is. */
    isDone: (one: WizardTab) =>
      one !== tab &&
      ((one === 'basics' && (draft.basicsDone || created !== null)) ||
        (one === 'quotes' && (draft.quotes.length > 0 || created !== null))),
    startBlank: () => start(blankDraft(beginning)),
    startTemplate: (template: OfferTemplateDetails) => start(templateDraft(template, draft.basics)),
    startEdit: (offer: Offer) => load(offer, 'edit'),
    startDuplicate: (offer: Offer) => load(offer, 'duplicate'),
    retryLoading: () => loading && load(loading.offer, loading.intent, loading.kept),
    /** Replaces the draft after a conflict. */
    loadCurrent: ({ offer }: OfferDetails) => load(offer, 'edit'),
    toList: () => start(blankDraft(beginning), 'list'),
    /** Leads from the list back to the offer that was begun. */
    resume: () => change({ tab: draft.basicsDone ? 'quotes' : 'basics' }),
    typeQuote: (typed: TypedQuote | null) => changeDraft({ typed }),
    typeBasics: (basics: DraftBasics) => changeDraft({ basics }),
    finishBasics: () => {
      changeDraft({ basicsDone: true });
      change({ tab: 'quotes' });
    },
    /** Of this draft: an undo that comes later must not change another one. */
    changeQuotes: (changed: (quotes: readonly DraftQuote[]) => readonly DraftQuote[]) =>
      setState((before) =>
        before.draftNumber === draftNumber
          ? { ...before, draft: withQuotes(before.draft, changed(before.draft.quotes)) }
          : before,
      ),
  };
}

export type OfferWizard = ReturnType<typeof useOfferWizard>;

type Address = { readonly search: string; readonly state: unknown };

function firstState({ search, state }: Address, userId: number, beginning: Beginning): State {
  const calculated = offerDraftFromQuery(search);
  const kept = calculated ? null : storedDraft(userId);
  return {
    ...(kept
      ? { tab: kept.tab, draft: kept.edited ? blankDraft(beginning) : restoredDraft(kept, null) }
      : calculated
        ? { tab: 'basics', draft: draftFromCalculation(calculated, companyIn(state), beginning) }
        : { tab: 'list', draft: blankDraft(beginning) }),
    draftNumber: 0,
    created: null,
    loading: kept?.edited ? { offer: kept.edited, intent: 'edit', kept } : null,
    restored: kept !== null,
  };
}

/** A calculation's company comes with the history entry, for a name does not belong in an address. */
function companyIn(state: unknown): string {
  const company = typeof state === 'object' && state !== null && 'company' in state ? state.company : '';
  return typeof company === 'string' ? company.trim().slice(0, limits.name) : '';
}
