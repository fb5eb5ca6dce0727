import type { Language } from '@programme/i18n';
import { createSlice, type PayloadAction } from '@programme/platform';

/** What an admin wrote in place of the built-in texts of one key, as the API has it; version 0 stands for nothing yet. */
export type SavedTexts = Readonly<Record<Language, string>> & { readonly version: number };

/** What was typed for one key and is not saved yet. */
export type TranslationEdit = {
  /** The saved texts that it was typed over: a save names their version. */
  readonly base: SavedTexts;
  readonly typed: Readonly<Partial<Record<Language, string>>>;
};

/** By key. Kept in the store, so that edits outlive searching, paging, and a look at another tab. */
export type TranslationEditsState = Readonly<Record<string, TranslationEdit>>;

const initialState: TranslationEditsState = {};

type Typed = { readonly key: string; readonly language: Language; readonly text: string; readonly saved: SavedTexts };

export const translationEditsSlice = createSlice({
  name: 'translationEdits',
  initialState,
  reducers: {
    /** `text` is what to save; typing what is saved already takes the edit of that language back. */
    textTyped: (state, { payload: { key, language, text, saved } }: PayloadAction<Typed>) => {
      const { base, typed: before } = state[key] ?? { base: saved, typed: {} };
      const typed = text === base[language] ? without<string>(before, language) : { ...before, [language]: text };
      return Object.keys(typed).length > 0 ? { ...state, [key]: { base, typed } } : without(state, key);
    },
    /** The edit now stands on other saved texts: somebody else changed them, and the admin has seen that. */
    editRebased: (state, { payload: { key, saved } }: PayloadAction<{ key: string; saved: SavedTexts }>) => {
      const edit = state[key];
      return edit ? { ...state, [key]: { ...edit, base: saved } } : state;
    },
    editDropped: (state, { payload: key }: PayloadAction<string>) => without(state, key),
    allEditsDropped: () => initialState,
  },
});

/** A copy without one entry. */
function without<Value>(table: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).filter(([each]) => each !== key));
}

export const { textTyped, editRebased, editDropped, allEditsDropped } = translationEditsSlice.actions;
