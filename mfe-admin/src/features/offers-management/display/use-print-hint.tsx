import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { printableText } from '@programme/offer-view/printable-text';
import { Box } from '@programme/ui';

/** Characters that are named; more of them make no better sentence. */
const most = 8;

/** A field's hint, and below it what the PDF of the offer cannot print of the text in it. */
export function usePrintHint(hint: string, typed: string): ReactNode {
  const translate = useTranslate();
  // The terms may be thousands of letters: the field does not wait for them at each key.
  const text = useDeferredValue(typed);
  const lost = useMemo(() => [...new Set(printableText(text).lost)], [text]);
  return useMemo(() => {
    // The same hint as before spares a field its next rendering.
    if (lost.length === 0) return hint;
    const named = lost.slice(0, most).map(isolated).join(', ');
    const characters = lost.length > most ? `${named}, …` : named;
    return (
      <>
        {hint}{' '}
        <Box component="span" sx={{ display: 'block' }}>
          {translate('wizard.unprintable', { characters })}
        </Box>
      </>
    );
  }, [hint, lost, translate]);
}
