import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, NumericTable, Panel } from '@programme/ui';
import { SectionHeading } from './section-heading';

/** How the offers of each currency stand. Currencies are never added up. */
export function CurrencyTable({ currencies }: { readonly currencies: Overview['currencies'] }) {
  const { translate, preferences } = useShell();
  const id = useId();
  const columns = ['made', 'open', 'expiring', 'expired'] as const;
  return (
    <Panel className="wide">
      <SectionHeading id={id} title={translate('overview.currencies')} beside={translate('overview.currencies.hint')} />
      {/* On phones the longest words need the room beside the table. */}
      <Box sx={{ mx: { xs: -1.75, sm: 0 }, '& table :is(th, td)': { px: { xs: '4px', sm: 1 } } }}>
        <NumericTable
          labelledBy={id}
          head={[translate('overview.currency'), ...columns.map((name) => translate(`overview.currency.${name}`))]}
          rows={currencies.map((figures) => ({
            id: figures.currency,
            cells: [figures.currency, ...columns.map((name) => formatWholeNumber(figures[name], preferences.language))],
          }))}
        />
      </Box>
    </Panel>
  );
}
