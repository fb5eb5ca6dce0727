import type { Offer, OfferCreated, OfferDraft } from '@programme/contracts';
import type { ServerErrors } from '@programme/forms';
import type { Messages } from '../quotes/quote-form';
import {
  blankDraft,
  draftFromCalculation,
  restoredDraft,
  withQuotes,
  type Draft,
  type DraftQuote,
  type TypedQuote,
} from './draft';
import type { Beginning, DraftBasics } from './draft-basics';
import type { StoredDraft } from './draft-storage';
import { fieldErrors } from './field-errors';
import type { WizardTab } from './wizard-tabs';

/** An offer whose details are loading or failed to load, and the changes that were kept of it over a reload. */
export type Loading = {
  readonly offer: Pick<Offer, 'id'>;
  readonly intent: 'edit' | 'duplicate';
  readonly kept: StoredDraft | null;
  readonly error?: unknown;
  /** It was loaded, but its client has accepted it, so it cannot be changed. */
  readonly accepted?: true;
};

/** The draft, and which of the four tabs is open (S2 §4). */
export type WizardState = {
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

type Start = {
  readonly type: 'started';
  readonly draft: Draft;
  readonly tab: WizardTab;
  readonly restored?: boolean;
  readonly created?: OfferCreated;
};

export type WizardAction =
  | Start
  | { readonly type: 'redated'; readonly draft: Draft }
  | { readonly type: 'tab-opened'; readonly tab: WizardTab }
  | { readonly type: 'resumed' }
  | { readonly type: 'loading-began'; readonly loading: Loading }
  | { readonly type: 'loading-ended'; readonly loading: Loading }
  | { readonly type: 'basics-typed'; readonly basics: DraftBasics }
  | { readonly type: 'basics-finished' }
  | { readonly type: 'quote-typed'; readonly typed: TypedQuote | null }
  /** Of one draft: an undo that comes later must not change another one. */
  | { readonly type: 'quotes-changed'; readonly draftNumber: number; readonly change: QuotesChange }
  | { readonly type: 'prices-taken'; readonly priceBookId: string }
  /** The messages are about the draft as it was sent: they go once something else is typed. */
  | { readonly type: 'refused'; readonly messages: Messages; readonly sent: Draft };

export type QuotesChange = (quotes: readonly DraftQuote[]) => readonly DraftQuote[];

/** What an action makes of the wizard: no effects, so that a table of states can test it. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const changed = (draft: Partial<Draft>): WizardState => ({ ...state, draft: { ...state.draft, ...draft } });
  switch (action.type) {
    case 'started':
      return started(state, action);
    case 'redated':
      return { ...state, draft: action.draft, draftNumber: state.draftNumber + 1 };
    case 'tab-opened':
      return { ...state, tab: action.tab };
    case 'resumed':
      return { ...state, tab: state.draft.basicsDone ? 'quotes' : 'basics' };
    case 'loading-began':
      return { ...state, tab: action.loading.kept?.tab === 'list' ? 'list' : 'basics', loading: action.loading };
    case 'loading-ended':
      return { ...state, loading: action.loading };
    case 'basics-typed':
      return changed({ basics: action.basics });
    case 'basics-finished':
      return { ...changed({ basicsDone: true }), tab: 'quotes' };
    case 'quote-typed':
      return changed({ typed: action.typed });
    case 'quotes-changed':
      return action.draftNumber === state.draftNumber
        ? { ...state, draft: withQuotes(state.draft, action.change(state.draft.quotes)) }
        : state;
    case 'prices-taken':
      return changed({ priceBookId: action.priceBookId });
    case 'refused':
      return refused(state, action.messages, action.sent);
  }
}

/** Everything of the draft before goes, also what the server said of it. */
const started = ({ draftNumber }: WizardState, { draft, tab, restored = false, created }: Start): WizardState => ({
  tab,
  draft,
  draftNumber: draftNumber + 1,
  created: created ?? null,
  loading: null,
  restored,
});

function refused(state: WizardState, messages: Messages, sent: Draft): WizardState {
  const { basics, quotes } = fieldErrors(messages);
  // Quotes that came back by an undo meanwhile stay: the server has not seen them.
  const placeOf = (key: number) => sent.quotes.findIndex((quote) => quote.key === key);
  const marked = state.draft.quotes.map((quote) => ({ ...quote, messages: quotes.get(placeOf(quote.key)) ?? {} }));
  const next = { ...state, draft: { ...state.draft, quotes: marked } };
  const inBasics = Object.keys(basics).some((field) => field in sent.basics);
  return inBasics ? { ...next, tab: 'basics', serverErrors: { messages: basics, values: sent.basics } } : next;
}

type First = {
  /** What the tab kept over a reload. */
  readonly kept: StoredDraft | null;
  /** A calculation that a link brought, and for which company it is. */
  readonly calculated: { readonly offer: OfferDraft; readonly company: string } | null;
  readonly beginning: Beginning;
};

/** What the page opens with. A calculation counts more than what was kept. */
export function firstState({ kept, calculated, beginning }: First): WizardState {
  const first = { draftNumber: 0, created: null, loading: null, restored: false };
  if (calculated) {
    const { offer, company } = calculated;
    return { ...first, tab: 'basics', draft: draftFromCalculation(offer, company, beginning) };
  }
  if (!kept) return { ...first, tab: 'list', draft: blankDraft(beginning) };
  const { tab, edited } = kept;
  return edited
    ? { ...first, tab, draft: blankDraft(beginning), loading: { offer: edited, intent: 'edit', kept }, restored: true }
    : { ...first, tab, draft: restoredDraft(kept, null), restored: true };
}

/** While the offer is sent nothing can be typed that its success would take away. */
export function isOpenable({ draft, loading, created }: WizardState, tab: WizardTab, submitting: boolean): boolean {
  if (tab === 'basics') return !submitting;
  if (tab === 'quotes') return draft.basicsDone && !loading;
  return tab === 'list' || created !== null;
}

/** Whether a step is behind: the open one never is. */
export const isDone = ({ tab, draft, created }: WizardState, one: WizardTab): boolean =>
  one !== tab &&
  ((one === 'basics' && (draft.basicsDone || created !== null)) ||
    (one === 'quotes' && (draft.quotes.length > 0 || created !== null)));
