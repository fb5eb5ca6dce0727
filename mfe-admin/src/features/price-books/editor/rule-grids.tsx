import { useTranslate } from '@programme/mfe-contract';
import { bookItems } from '@programme/price-book';
import { Box } from '@programme/ui';
import { itemNames } from '../display/figure-names';
import { EditorCard } from './editor-card';
import { FigureGrid } from './figure-grid';
import { ListGrid } from './list-grid';
import type { PriceBookEditor } from './use-price-book-editor';

type Props = { readonly editor: PriceBookEditor };

const items = Object.keys(bookItems) as readonly (keyof typeof itemNames)[];

/** What is the same in every currency: contract lengths, the 2025 model, limits. */
export function RuleCards({ editor }: Props) {
  const translate = useTranslate();
  const { durationModifiers, rates2025, comfort } = editor.fields.content;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(26.25rem, 100%), 1fr))',
        }}
      >
        <EditorCard title={translate('prices.card.lengths')} lead={translate('prices.card.lengths.lead')}>
          <ListGrid
            editor={editor}
            label={translate('prices.card.lengths')}
            path="durationModifiers"
            length={durationModifiers.length}
            columns={['min', 'max', 'modifier']}
          />
        </EditorCard>
        <EditorCard title={translate('prices.card.rates2025')} lead={translate('prices.card.rates2025.lead')}>
          <ListGrid
            editor={editor}
            label={translate('prices.card.rates2025')}
            path="rates2025"
            length={rates2025.length}
            columns={['min', 'max', 'discount']}
          />
        </EditorCard>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(26.25rem, 100%), 1fr))',
        }}
      >
        <EditorCard title={translate('prices.card.limits')} lead={translate('prices.card.limits.lead')}>
          <FigureGrid
            editor={editor}
            label={translate('prices.card.limits')}
            rowHead={translate('prices.column.limit')}
            columns={[translate('prices.column.value')]}
            rows={items.map((item) => ({ id: item, label: translate(itemNames[item]), cells: [item] }))}
          />
        </EditorCard>
        <EditorCard title={translate('prices.card.comparison')} lead={translate('prices.card.comparison.lead')}>
          <ListGrid
            editor={editor}
            label={translate('prices.card.comparison')}
            path="comfort.flexComparisonMonths"
            length={comfort.flexComparisonMonths.length}
            columns={[]}
          />
        </EditorCard>
      </Box>
    </>
  );
}
