import type { Overview } from '@programme/contracts';
import { formatPercent } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { calculatorNames } from '../../shared/calculator-names';
import { DemandFigure } from './demand-figure';
import { ShareBar } from './share-bar';

type Props = {
  /** The one asked most comes first. */
  readonly calculators: Overview['calculations']['calculators'];
  /** All calculations. */
  readonly total: number;
};

/** Which calculators people use. */
export function CalculatorShares({ calculators, total }: Props) {
  const { translate, preferences } = useShell();
  const percent = (count: number) => formatPercent(Math.round((count / total) * 100), preferences.language);
  const [first] = calculators;
  return (
    <DemandFigure
      title={translate('overview.demand.calculators')}
      figure={first ? translate(calculatorNames[first.calculator]) : ''}
      note={translate('overview.demand.share', { percent: percent(first?.count ?? 0) })}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {calculators.map(({ calculator, count }, index) => (
          <Box component="li" key={calculator} sx={row}>
            <span>{translate(calculatorNames[calculator])}</span>
            <ShareBar share={count / total} height={12} color={tokens.color.series[index % 2]} />
            <Box component="strong" sx={{ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {percent(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </DemandFigure>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 3rem',
  columnGap: 1.25,
  alignItems: 'center',
  typography: 'body2',
} as const;
