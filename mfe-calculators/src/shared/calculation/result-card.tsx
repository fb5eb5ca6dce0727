import { useEffect, useRef, type ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { currentPriceBook, type Currency } from '@programme/pricing';
import { Box, Button, Chip, Stat, Panel, PriceRows, Stack, Typography, type PriceRow } from '@programme/ui';
import { useMoney } from '../use-money';
import type { CalculationInput } from './calculation-input';
import { calculationQuery } from './calculation-link';
import { CopyLinkButton } from './copy-link-button';
import type { PriceStatus } from './price-status';
import { programmeSummary } from './programme-summary';
import { PriceStatusNotice } from './price-status-notice';

type Props = {
  readonly priceStatus: PriceStatus;
  readonly input: CalculationInput;
  readonly currency: Currency;
  /** Major units. */
  readonly total: number;
  /** Major units. */
  readonly monthlyPayment: number;
  readonly individualPricing: boolean;
  readonly rows: readonly PriceRow[];
  readonly remarks: ReactNode;
  readonly onSave: () => void;
  /** Below the rows. */
  readonly children?: ReactNode;
  /** More to do with a price that is not outdated. */
  readonly actions?: ReactNode;
};

/**
 * A price: the two figures that people look for, what there is to say about them, and how they come about. One that was
 * calculated can be saved; nothing can be done with an outdated one (decision P20).
 */
export function ResultCard(props: Props) {
  const { priceStatus, input, currency, total, monthlyPayment, individualPricing, rows } = props;
  const { remarks, onSave, children, actions } = props;
  const { translate, preferences, toast } = useShell();
  const money = useMoney(currency);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // On a narrow screen the result lies below the form; bring it into view without taking focus from the form. Not for
    // an estimate, which comes while somebody types.
    if (priceStatus === 'calculated') heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [priceStatus]);

  const save = () => {
    onSave();
    toast({ title: translate('saved.saved.title'), description: translate('saved.saved.text') });
  };

  return (
    <Panel
      component="section"
      aria-labelledby="result"
      className={priceStatus === 'outdated' ? 'screen-only' : undefined}
      sx={{ scrollMarginTop: 80, borderStyle: priceStatus === 'calculated' ? 'solid' : 'dashed' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id="result" component="h2" variant="h2" ref={heading}>
          {translate(headings[priceStatus])}
        </Typography>
        {individualPricing && <Chip size="small" label={translate('calculator.result.indicative')} />}
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        {programmeSummary(input, translate, preferences.language)}
      </Typography>
      <PriceStatusNotice priceStatus={priceStatus} input={input} />

      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, alignItems: 'flex-end', my: 2.5 }}
      >
        <Stat label={translate('calculator.result.total')} amount={money(total)} prominent />
        <Stat label={translate('calculator.result.monthly')} amount={money(monthlyPayment)} />
      </Box>

      <Stack sx={{ gap: 1.5, mb: 1.5, '&:empty': { display: 'none' } }}>{remarks}</Stack>
      <PriceRows rows={rows} />
      {children}
      {currentPriceBook.currencies[currency].estimatedFrom && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('calculator.result.estimate')}
        </Typography>
      )}

      {priceStatus !== 'outdated' && (
        <Stack direction="row" className="screen-only" sx={{ mt: 2.5, gap: 1, flexWrap: 'wrap' }}>
          {priceStatus === 'calculated' && (
            <Button variant="outlined" onClick={save}>
              {translate('saved.save')}
            </Button>
          )}
          <CopyLinkButton query={calculationQuery(input, preferences.language, currency)} />
          {actions}
        </Stack>
      )}
    </Panel>
  );
}

const headings = {
  calculated: 'calculator.result',
  estimate: 'calculator.estimate',
  outdated: 'calculator.outdated',
} as const;
