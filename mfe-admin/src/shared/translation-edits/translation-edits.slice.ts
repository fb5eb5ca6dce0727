import type { Language } from '@programme/i18n';
import { createSlice, type PayloadAction } from '@programme/platform';

/** What admins wrote in place of the built-in texts of one key, as the API has it; version 0 stands for nothing yet. */
export type SavedTexts = Readonly<Record<Language, string>> & { readonly version: number };

/** What was typed for one key and is not saved yet. */
export type TranslationEdit = {
  /** The saved texts that it was typed over: a save names their version. */
  readonly base: SavedTexts;
  readonly typed: Readonly<Partial<Record<Language, string>>>;
};

/** By key. In the store, so that edits outlive searching, paging, and a look at another tab. */
export type TranslationEditsState = Readonly<Record<string, TranslationEdit>>;

const initialState: TranslationEditsState = {};

type Change = { readonly key: string; readonly edit: TranslationEdit | null };

export const translationEditsSlice = createSlice({
  name: 'translationEdits',
  initialState,
  reducers: {
    /** Null, or an edit without anything typed, is none. */
    editChanged: (state, { payload: { key, edit } }: PayloadAction<Change>) => {
      if (edit && Object.keys(edit.typed).length > 0) return { ...state, [key]: edit };
      return Object.fromEntries(Object.entries(state).filter(([each]) => each !== key));
    },
    allEditsDropped: () => initialState,
  },
});

export const { editChanged, allEditsDropped } = translationEditsSlice.actions;
