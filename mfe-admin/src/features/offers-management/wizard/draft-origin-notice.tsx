import { useTranslate } from '@programme/mfe-contract';
import { Box, Notice } from '@programme/ui';
import { useQuoteLabels } from '../quotes/use-quote-labels';
import type { Draft } from './draft';

/** Says what the form was filled in with, and that prices are today's. */
export function DraftOriginNotice({ draft }: { readonly draft: Draft }) {
  const translate = useTranslate();
  const words = useQuoteLabels(draft.basics.currency);
  const [first] = draft.quotes;
  const text =
    draft.origin === 'calculation' && first
      ? translate('wizard.fromCalculation.text', { quote: words.whole(first.fields) })
      : draft.origin === 'duplicate' && translate('wizard.duplicated.text');
  if (!text) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice
        tone="information"
        title={translate(draft.origin === 'duplicate' ? 'wizard.duplicated' : 'wizard.fromCalculation')}
      >
        {text}
      </Notice>
    </Box>
  );
}
