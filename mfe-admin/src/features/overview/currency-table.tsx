import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatMoney, formatWholeNumber, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, NumericTable, Panel, Typography } from '@programme/ui';
import { SectionHeading } from './section-heading';

type Figures = Overview['currencies'][number];

/** How the offers of each currency stand, and what they come to. Currencies are never added up. */
export function CurrencyTable({ currencies }: { readonly currencies: readonly Figures[] }) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const id = useId();
  const columns = ['made', 'open', 'expired', 'accepted'] as const;
  const counted = (count: number) => formatWholeNumber(count, language);
  const worth = ({ currency }: Figures, count: number | undefined, total: number | undefined) =>
    count === undefined || total === undefined ? (
      (count ?? noValue)
    ) : (
      <>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {formatMoney(total, currency, language)}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate('overview.currency.offers', { count, number: counted(count) })}
        </Box>
      </>
    );
  return (
    <Panel className="wide">
      <SectionHeading id={id} title={translate('overview.currencies')} beside={translate('overview.currencies.hint')} />
      {/* On phones amounts need the room beside the table, and that of the counts. */}
      <Box
        sx={{
          mx: { xs: -1.75, sm: 0 },
          '& table :is(th, td)': { px: { xs: '4px', sm: 1 } },
          '& tr > :nth-of-type(even)': { display: { xs: 'none', sm: 'table-cell' } },
        }}
      >
        <NumericTable
          labelledBy={id}
          head={[translate('overview.currency'), ...columns.map((name) => translate(`overview.currency.${name}`))]}
          rows={currencies.map((figures) => ({
            id: figures.currency,
            cells: [
              figures.currency,
              counted(figures.made),
              worth(figures, figures.open, figures.openTotal),
              counted(figures.expired),
              worth(figures, figures.accepted, figures.acceptedTotal),
            ],
          }))}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {translate('overview.currency.least')}
      </Typography>
    </Panel>
  );
}
