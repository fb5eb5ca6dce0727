import { useEffect, useRef, useState } from 'react';
import {
  limits,
  offerDraftFromQuery,
  offerDraftNames,
  type Offer,
  type OfferBasics,
  type OfferCreated,
  type OfferDetails,
} from '@programme/contracts';
import type { ServerErrors } from '@programme/forms';
import { useLocation, useNavigate } from '@programme/platform';
import { useAdminDispatch } from '../../../shared/admin.store';
import { creatorsApi } from '../../../shared/creators.api';
import type { Messages } from '../quotes/quote-form';
import { offersApi } from '../api/offers.api';
import {
  blankDraft,
  draftFromCalculation,
  duplicateDraft,
  editDraft,
  isUnsaved,
  type Draft,
  type DraftQuote,
} from './draft';
import { fieldErrors } from './field-errors';
import { useSubmitOffer } from './use-submit-offer';

export const wizardTabs = ['list', 'basics', 'quotes', 'success'] as const;
export type WizardTab = (typeof wizardTabs)[number];

/** An offer whose details are loading or failed to load. */
type Loading = { readonly offer: Offer; readonly intent: 'edit' | 'duplicate'; readonly error?: unknown };

type State = {
  readonly tab: WizardTab;
  readonly draft: Draft;
  /** Another draft is another form. */
  readonly draftNumber: number;
  readonly created: OfferCreated | null;
  readonly loading: Loading | null;
  readonly serverErrors?: ServerErrors<OfferBasics> | undefined;
};

/** State of the wizard: the draft, and which of the four tabs is open (S2 §4). */
export function useOfferWizard() {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAdminDispatch();
  const [state, setState] = useState<State>(() => firstState(location));
  const { tab, draft, draftNumber, created, loading } = state;
  const change = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));
  const changeDraft = (changed: Partial<Draft>) =>
    setState((before) => ({ ...before, draft: { ...before.draft, ...changed } }));

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!offerDraftNames.some((name) => query.has(name))) return;
    for (const name of offerDraftNames) query.delete(name);
    void navigate({ pathname: location.pathname, search: query.toString() }, { replace: true, state: null });
  }, [location, navigate]);

  /** Counts opened drafts, to ignore a late response that belongs to an earlier one. */
  const opened = useRef(0);
  const watchOpened = () => {
    const number = opened.current;
    return () => number === opened.current;
  };

  const start = (next: Draft, at: WizardTab = 'basics') => {
    opened.current += 1;
    forgetFailure();
    setState((before) => ({
      tab: at,
      draft: next,
      draftNumber: before.draftNumber + 1,
      created: null,
      loading: null,
    }));
  };

  const load = async (offer: Offer, intent: Loading['intent']) => {
    opened.current += 1;
    const isOpen = watchOpened();
    change({ tab: 'basics', loading: { offer, intent } });
    const once = { subscribe: false, forceRefetch: true } as const;
    const { data, error } = await dispatch(offersApi.endpoints.offerDetails.initiate(offer.id, once));
    if (!isOpen()) return;
    if (!data) return change({ loading: { offer, intent, error } });
    if (intent === 'edit') return start(editDraft(data));
    const creators = await dispatch(creatorsApi.endpoints.creators.initiate(undefined, { subscribe: false }));
    if (isOpen()) start(duplicateDraft(data, creators.data ?? []));
  };

  const refuse = (messages: Messages) => {
    const { basics, quotes } = fieldErrors(messages);
    const inBasics = Object.keys(basics).some((field) => field in draft.basics);
    changeDraft({ quotes: draft.quotes.map((quote, index) => ({ ...quote, messages: quotes.get(index) ?? {} })) });
    if (inBasics) change({ tab: 'basics', serverErrors: { messages: basics, values: draft.basics } });
  };

  const { submit, submitting, failure, forgetFailure } = useSubmitOffer(draft, {
    watchOpened,
    onCreated: (answer) => {
      start(blankDraft(), 'success');
      change({ created: answer });
    },
    onUpdated: () => start(blankDraft(), 'list'),
    onRefused: refuse,
  });

  return {
    tab,
    draft,
    draftNumber,
    created,
    loading,
    serverErrors: state.serverErrors,
    unsaved: isUnsaved(draft),
    submitting,
    failure,
    submit,
    open: (next: WizardTab) => change({ tab: next }),
    isOpenable: (one: WizardTab) =>
      one === 'quotes' ? draft.basicsDone && !loading : one === 'success' ? created !== null : true,
    startBlank: () => start(blankDraft()),
    startEdit: (offer: Offer) => load(offer, 'edit'),
    startDuplicate: (offer: Offer) => load(offer, 'duplicate'),
    retryLoading: () => loading && load(loading.offer, loading.intent),
    /** Replaces the draft after a conflict. */
    loadCurrent: ({ offer }: OfferDetails) => load(offer, 'edit'),
    toList: () => start(blankDraft(), 'list'),
    typeBasics: (basics: OfferBasics) => changeDraft({ basics }),
    finishBasics: () => {
      changeDraft({ basicsDone: true });
      change({ tab: 'quotes' });
    },
    changeQuotes: (changed: (quotes: readonly DraftQuote[]) => readonly DraftQuote[]) =>
      setState((before) => ({ ...before, draft: { ...before.draft, quotes: changed(before.draft.quotes) } })),
  };
}

export type OfferWizard = ReturnType<typeof useOfferWizard>;

function firstState({ search, state }: { readonly search: string; readonly state: unknown }): State {
  const calculated = offerDraftFromQuery(search);
  return {
    tab: calculated ? 'basics' : 'list',
    draft: calculated ? draftFromCalculation(calculated, companyIn(state)) : blankDraft(),
    draftNumber: 0,
    created: null,
    loading: null,
  };
}

/** A calculation's company comes with the history entry, for a name does not belong in an address. */
function companyIn(state: unknown): string {
  const company = typeof state === 'object' && state !== null && 'company' in state ? state.company : '';
  return typeof company === 'string' ? company.trim().slice(0, limits.name) : '';
}
