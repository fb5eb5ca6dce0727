import { useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { useFailureText } from '../../shared/failures/use-failure-text';
import type { EditorEntry } from './editor-entry';
import { translationsApi } from './translations.api';

/** Brings the built-in texts of a key back, after asking. */
export function useRevertTranslation({ builtIn: { key }, saved: { version } }: EditorEntry) {
  const { translate, toast, refreshTexts } = useShell();
  const failureText = useFailureText();
  const [remove, { error, isLoading, reset }] = translationsApi.useRemoveTranslationMutation();
  const [asking, setAsking] = useState(false);

  const revert = async () => {
    setAsking(false);
    const result = await remove({ key, version });
    if (result.error) {
      toast({ tone: 'error', title: translate('translations.revert.failed'), description: failureText(result.error) });
      return;
    }
    toast({ title: translate('translations.revert.done') });
    await refreshTexts();
  };
  return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), revert, error, isLoading, reset };
}
