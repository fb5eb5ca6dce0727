import { isApiError } from '@programme/api-client';
import { useShell } from '@programme/mfe-contract';
import { useStore } from '@programme/platform';
import { useAdminDispatch, type AdminState } from '../../shared/admin.store';
import { useFailureText } from '../../shared/failures/use-failure-text';
import { editChanged, type TranslationEdit } from '../../shared/translation-edits/translation-edits.slice';
import { editorEntries, type EditorEntry } from './editor-entry';
import { afterSave, changesAnything, conflicts, rebased, textsToSave } from './translation-edit';
import { translationsApi } from './translations.api';

/** Whether a call failed because somebody else changed the entry since it was loaded. */
export const isStale = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Saves the edit of a key; then refreshes the texts of the whole page. */
export function useSaveTranslation(entry: EditorEntry) {
  const { translate, toast, refreshTexts } = useShell();
  const failureText = useFailureText();
  const store = useStore<AdminState>();
  const dispatch = useAdminDispatch();
  const [change, { error, isLoading, reset }] = translationsApi.useChangeTranslationMutation();
  const { key } = entry.builtIn;

  const send = (edit: TranslationEdit) => {
    const { version } = edit.base;
    return change({ key, change: { ...textsToSave(entry, edit), ...(version > 0 && { version }) } });
  };

  /** What is saved now; the list on the screen follows. */
  const fetchSaved = async () => {
    const list = await dispatch(
      translationsApi.endpoints.translations.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    return list.data && editorEntries([entry.builtIn], list.data)[0]?.saved;
  };

  /** Sends the edit; when somebody else changed other languages meanwhile, sends it again on top of that. */
  const sendOnTop = async (edit: TranslationEdit) => {
    const result = await send(edit);
    if (!isStale(result.error)) return { result, sent: edit };
    const saved = await fetchSaved();
    if (!saved || conflicts(entry, edit, saved).length > 0) return { result, sent: edit };
    const again = rebased(entry, edit, saved);
    return { result: await send(again), sent: again };
  };

  const save = async (edit: TranslationEdit) => {
    if (!changesAnything(entry, edit)) return void dispatch(editChanged({ key, edit: null }));
    const { result, sent } = await sendOnTop(edit);
    if (result.error) {
      const description = isStale(result.error) ? translate('translations.conflict.title') : failureText(result.error);
      toast({ tone: 'error', title: translate('translations.save.failed'), description });
      return;
    }
    const now = store.getState().translationEdits[key];
    dispatch(editChanged({ key, edit: afterSave(now, sent, result.data) }));
    toast({ title: translate('translations.saved'), description: translate('translations.saved.text') });
    await refreshTexts();
  };
  return { save, error, isLoading, reset };
}
