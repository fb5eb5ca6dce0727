import { useEffect, useRef } from 'react';
import { useShell } from '@programme/mfe-contract';
import { currentPriceBook } from '@programme/pricing';
import { Box, Button, Chip, Figure, Panel, PriceRows, Stack, Typography } from '@programme/ui';
import { useCalculatorsDispatch } from '../../shared/calculators.store';
import { programmeSummary } from '../../shared/calculation/programme-summary';
import type { SavedCalculationList } from '../../shared/saved-calculations/saved-calculation';
import { calculationSaved } from '../../shared/saved-calculations/saved-calculations.slice';
import { useMoney } from '../../shared/use-money';
import type { Calculation2026 } from './calculation-2026';
import { MonthlyBreakdownTable } from './monthly-breakdown-table';
import { explainPrice } from './price-explanation';
import { ResultRemarks } from './result-remarks';
import { toSavedCalculation } from './saved-calculation-2026';

type Props = { readonly result: Calculation2026; readonly list: SavedCalculationList };

/** A price: the two figures that people look for, how they come about, and what there is to say about them. */
export function ResultPanel({ result, list }: Props) {
  const { translate, preferences, toast } = useShell();
  const { input, currency, price, individualPricing } = result;
  const money = useMoney(currency);
  const dispatch = useCalculatorsDispatch();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // On a narrow screen the result lies below the form; bring it into view without taking focus from the form.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = () => {
    dispatch(calculationSaved({ list, calculation: toSavedCalculation(result) }));
    toast({ title: translate('saved.saved.title'), description: translate('saved.saved.text') });
  };

  return (
    <Panel component="section" aria-labelledby="result" sx={{ scrollMarginTop: 80 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id="result" component="h2" variant="h2" ref={heading}>
          {translate('calculator.result')}
        </Typography>
        {individualPricing && <Chip size="small" label={translate('calculator.result.indicative')} />}
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        {programmeSummary(input, translate, preferences.language)}
      </Typography>

      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 5,
          rowGap: 1.5,
          alignItems: 'flex-end',
          my: 2.5,
        }}
      >
        <KeyFigure label={translate('calculator.result.total')} amount={money(price.finalTotal)} prominent />
        <KeyFigure label={translate('calculator.result.monthly')} amount={money(price.monthlyPayment)} />
      </Box>

      <ResultRemarks result={result} />
      <PriceRows rows={explainPrice(result, { translate, language: preferences.language, money })} />
      {price.monthlyBreakdown && <MonthlyBreakdownTable months={price.monthlyBreakdown} money={money} />}
      {currentPriceBook.currencies[currency].estimatedFrom && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('calculator.result.estimate')}
        </Typography>
      )}

      <Button variant="outlined" onClick={save} sx={{ mt: 2.5, width: { xs: '100%', sm: 'auto' } }}>
        {translate('saved.save')}
      </Button>
    </Panel>
  );
}

type KeyFigureProps = { readonly label: string; readonly amount: string; readonly prominent?: boolean };

function KeyFigure({ label, amount, prominent = false }: KeyFigureProps) {
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Figure
        sx={{
          display: 'block',
          fontWeight: 650,
          letterSpacing: '-0.02em',
          lineHeight: 1.15,
          fontSize: prominent ? 'clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem)' : 'clamp(1.25rem, 1rem + 1vw, 1.5rem)',
          color: prominent ? 'primary.main' : 'text.primary',
        }}
      >
        {amount}
      </Figure>
    </Box>
  );
}
