import type { PriceBookDraft } from '@programme/contracts';
import { createSlice, type PayloadAction } from '@programme/platform';

/** What an admin can change in a price book. */
export type PriceBookFields = {
  readonly label: string;
  /** ISO 8601; null while nobody has said. */
  readonly effectiveFrom: string | null;
  readonly content: PriceBookDraft;
  /** What was typed into cells and is no number, by the path of the figure. */
  readonly unreadable: Readonly<Record<string, string>>;
};

/** What was typed for one book and is not saved yet. */
export type PriceBookEdit = {
  /** The version that it was typed over: a save names it. */
  readonly version: number;
  /** What undo goes back to, oldest first; empty where nothing differs from what is saved. */
  readonly past: readonly PriceBookFields[];
  readonly now: PriceBookFields;
  /** What redo goes forward to, next first. */
  readonly future: readonly PriceBookFields[];
};

/** By the book's id. In the store, so that edits outlive a look at another tab. */
export type PriceBookEditsState = Readonly<Record<string, PriceBookEdit>>;

type Change = {
  readonly id: string;
  readonly version: number;
  readonly before: PriceBookFields;
  readonly after: PriceBookFields;
};

type Replacement = { readonly id: string; readonly edit: PriceBookEdit | null };

/** Steps that undo can go back. */
const longestPast = 100;

const initialState: PriceBookEditsState = {};

const without = (state: PriceBookEditsState, id: string): PriceBookEditsState =>
  Object.fromEntries(Object.entries(state).filter(([each]) => each !== id));

export const priceBookEditsSlice = createSlice({
  name: 'priceBookEdits',
  initialState,
  reducers: {
    fieldsEdited: (state, { payload: { id, version, before, after } }: PayloadAction<Change>): PriceBookEditsState => {
      const edit = state[id];
      const past = [...(edit?.past ?? []), edit?.now ?? before].slice(-longestPast);
      return { ...state, [id]: { version: edit?.version ?? version, past, now: after, future: [] } };
    },
    editUndone: (state, { payload: id }: PayloadAction<string>): PriceBookEditsState => {
      const edit = state[id];
      const now = edit?.past.at(-1);
      if (!edit || !now) return state;
      return { ...state, [id]: { ...edit, past: edit.past.slice(0, -1), now, future: [edit.now, ...edit.future] } };
    },
    editRedone: (state, { payload: id }: PayloadAction<string>): PriceBookEditsState => {
      const edit = state[id];
      const [now, ...future] = edit?.future ?? [];
      if (!edit || !now) return state;
      return { ...state, [id]: { ...edit, past: [...edit.past, edit.now], now, future } };
    },
    /** What was typed is to replace a later version as well. */
    editRebased: (
      state,
      { payload: { id, version } }: PayloadAction<{ readonly id: string; readonly version: number }>,
    ): PriceBookEditsState => {
      const edit = state[id];
      return edit ? { ...state, [id]: { ...edit, version } } : state;
    },
    /** Null for a book of which nothing is unsaved any more. */
    editReplaced: (state, { payload: { id, edit } }: PayloadAction<Replacement>): PriceBookEditsState =>
      edit ? { ...state, [id]: edit } : without(state, id),
    /** Takes up what the browser's tab kept. */
    editsRestored: (_state, { payload }: PayloadAction<PriceBookEditsState>): PriceBookEditsState => payload,
    editDropped: (state, { payload: id }: PayloadAction<string>): PriceBookEditsState => without(state, id),
    allPriceBookEditsDropped: () => initialState,
  },
});

export const {
  fieldsEdited,
  editUndone,
  editRedone,
  editRebased,
  editReplaced,
  editsRestored,
  editDropped,
  allPriceBookEditsDropped,
} = priceBookEditsSlice.actions;

/**
 * What is left of an edit once some of its fields are saved: what was typed since, from which undo goes back to what was
 * sent.
 *
 * @param sent the fields that were sent, as they stood in the edit
 * @param version the one that they are now
 */
export function afterSave(edit: PriceBookEdit, sent: PriceBookFields, version: number): PriceBookEdit | null {
  if (edit.now === sent) return null;
  const place = edit.past.indexOf(sent);
  return { ...edit, version, past: place < 0 ? [sent] : edit.past.slice(place) };
}

/** How many books have changes that are not saved. */
export const unsavedBooks = (state: PriceBookEditsState): number =>
  Object.values(state).filter(({ past }) => past.length > 0).length;
