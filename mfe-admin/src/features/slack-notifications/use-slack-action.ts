import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import type { TextKey } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';

type Failed = { readonly title: string; readonly error: unknown };

/** Says how something that was done with the chat ended (S2 §8): in a toast, and what went wrong also on the page. */
export function useSlackAction() {
  const { translate, toast } = useShell();
  const [failed, setFailed] = useState<Failed | null>(null);

  /** Whether it was done. */
  const report = (result: { readonly error?: unknown }, done: TextKey, refused: TextKey): boolean => {
    const { error } = result;
    if (error === undefined) {
      setFailed(null);
      toast({ title: translate(done) });
      return true;
    }
    const title = translate(refused);
    setFailed({ title, error });
    toast({
      tone: 'error',
      title: translate('slack.error'),
      description: (isApiError(error) && error.detail) || title,
    });
    return false;
  };
  return { failed, report, forget: () => setFailed(null) };
}
