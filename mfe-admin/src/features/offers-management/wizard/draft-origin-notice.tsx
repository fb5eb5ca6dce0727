import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Notice } from '@programme/ui';
import { useQuoteLabels } from '../quotes/use-quote-labels';
import type { Draft, DraftOrigin } from './draft';

type FilledIn = Exclude<DraftOrigin, 'blank' | 'edit'>;

const titles: Readonly<Record<FilledIn, TextKey>> = {
  calculation: 'wizard.fromCalculation',
  duplicate: 'wizard.duplicated',
  template: 'wizard.fromTemplate',
};

const texts: Readonly<Record<FilledIn, TextKey>> = {
  calculation: 'wizard.fromCalculation.text',
  duplicate: 'wizard.duplicated.text',
  template: 'wizard.fromTemplate.text',
};

/** Says what the form was filled in with, and that prices are today's. */
export function DraftOriginNotice({ draft }: { readonly draft: Draft }) {
  const translate = useTranslate();
  const words = useQuoteLabels(draft.basics.currency);
  const { origin } = draft;
  const [first] = draft.quotes;
  if (origin === 'blank' || origin === 'edit' || (origin === 'calculation' && !first)) return null;
  const quote = first ? words.whole(first.fields) : '';
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice tone="information" title={translate(titles[origin])}>
        {translate(texts[origin], { quote })}
      </Notice>
    </Box>
  );
}
