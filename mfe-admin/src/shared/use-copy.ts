import { useEffect, useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { copyText } from '@programme/ui';

/** Milliseconds for which a button says that it has copied. */
const shownFor = 2500;

/**
 * Copies a text, and says so in a toast and to whoever shows `copied`. Where the browser forbids it, the toast holds
 * the text.
 */
export function useCopy() {
  const { translate, toast } = useShell();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string, confirmation: string) => {
    if (await copyText(text)) {
      setCopied(true);
      toast({ title: confirmation });
    } else {
      toast({
        tone: 'error',
        title: translate('offers.copy.blocked'),
        description: translate('offers.copy.blocked.text', { text }),
      });
    }
  };
  return { copy, copied };
}
