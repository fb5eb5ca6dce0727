import { useCallback, useEffect } from 'react';
import type { Language } from '@programme/i18n';
import { useStore } from '@programme/platform';
import { useAdminDispatch, useAdminSelector, type AdminState } from '../../shared/admin.store';
import { editChanged, type TranslationEdit } from '../../shared/translation-edits/translation-edits.slice';
import type { EditorEntry } from './editor-entry';
import { conflicts, rebased, withoutText, withText } from './translation-edit';
import { useRevertTranslation } from './use-revert-translation';
import { isStale, useSaveTranslation } from './use-save-translation';

export type TranslationRowState = ReturnType<typeof useTranslationRow>;

/** One key of the editor: what was typed for it, what stands against saving it, and what can be done with it. */
export function useTranslationRow(entry: EditorEntry) {
  const { key } = entry.builtIn;
  const edit = useAdminSelector(({ translationEdits }) => translationEdits[key]);
  const store = useStore<AdminState>();
  const dispatch = useAdminDispatch();
  const saving = useSaveTranslation(entry);
  const reverting = useRevertTranslation(entry);

  const setEdit = useCallback(
    (next: TranslationEdit | null) => void dispatch(editChanged({ key, edit: next })),
    [dispatch, key],
  );
  const moved = edit !== undefined && edit.base.version !== entry.saved.version;
  const conflicting = moved ? conflicts(entry, edit, entry.saved) : [];

  // Somebody else changed other languages only: the edit goes on from there, and there is nothing to ask.
  const followable = moved && conflicting.length === 0;
  useEffect(() => {
    if (followable) setEdit(rebased(entry, edit, entry.saved));
  }, [followable, entry, edit, setEdit]);

  const { error } = saving;
  return {
    edit,
    conflicting,
    saving,
    reverting,
    /** The failure to show; a conflict is shown as such. */
    error: conflicting.length > 0 && isStale(error) ? undefined : error,
    type: (language: Language, text: string) => {
      if (error) saving.reset();
      setEdit(withText(entry, store.getState().translationEdits[key], language, text));
    },
    /** An emptied field that stands for no text of an admin's shows the built-in one again. */
    leave: (language: Language, text: string) => {
      const now = store.getState().translationEdits[key];
      if (text === '' && now && now.base[language] === '') setEdit(withoutText(now, language));
    },
    discard: () => {
      saving.reset();
      setEdit(null);
    },
    save: () => edit && void saving.save(edit),
    keepMine: () => {
      if (!edit) return;
      const mine = rebased(entry, edit, entry.saved);
      setEdit(mine);
      void saving.save(mine);
    },
    takeTheirs: () => {
      saving.reset();
      if (edit) setEdit(rebased(entry, edit, entry.saved, conflicting));
    },
  };
}
