import { useId, useMemo, useState } from 'react';
import type { PriceBookDetails, PriceSimulation } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { isError, priceBookProblems } from '@programme/price-book';
import { Button, Notice, Panel, Spinner, Stack, Typography } from '@programme/ui';
import { CsvDownload } from '../../../shared/csv-download';
import { CallFailure } from '../../../shared/failures/call-failure';
import { priceBooksApi } from '../api/price-books.api';
import { EnterpriseHeatMap } from './enterprise-heat-map';
import { AffectedOffers, CalculationChanges, ComfortChanges, OfferTotals } from './change-tables';
import { simulationCsv } from './simulation-csv';

type Props = {
  /** As it is saved: the API prices no other, and the result of an earlier version is outdated. */
  readonly book: PriceBookDetails;
  /** Leads to the cells that break a rule. */
  readonly onShowErrors: () => void;
};

type Result = { readonly version: number; readonly simulation: PriceSimulation };

/** What a price book changes against the one in force: for all prices, open offers and recent calculations. */
export function SimulationPanel({ book, onShowErrors }: Props) {
  const { id, version, label, content } = book;
  const translate = useTranslate();
  const blockedId = useId();
  // The engine cannot price a book with an error in its content. A date that is missing or past is no obstacle.
  const errors = useMemo(() => priceBookProblems(content).filter(isError).length, [content]);
  const [simulate, { error, isLoading }] = priceBooksApi.useSimulatePriceBookMutation();
  const [result, setResult] = useState<Result | null>(null);
  const run = async () => {
    const { data } = await simulate(id);
    if (data) setResult({ version, simulation: data });
  };
  const simulation = result?.simulation;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Panel>
        <Typography sx={{ maxWidth: '70ch' }}>{translate('priceSimulation.lead')}</Typography>
        {errors > 0 && (
          <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Typography id={blockedId} sx={{ fontWeight: 600 }}>
              {translate('priceSimulation.blocked', { count: errors })}
            </Typography>
            <Button onClick={onShowErrors}>{translate('priceSimulation.blocked.show')}</Button>
          </Stack>
        )}
        <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={isLoading}
            disabled={errors > 0}
            {...(errors > 0 && { 'aria-describedby': blockedId })}
            onClick={() => void run()}
          >
            {translate(simulation ? 'priceSimulation.again' : 'priceSimulation.run')}
          </Button>
          {simulation && (
            <CsvDownload
              label={translate('priceSimulation.csv')}
              address={(style) => `data:text/csv;charset=utf-8,${encodeURIComponent(simulationCsv(simulation, style))}`}
              name={fileName(label)}
            />
          )}
        </Stack>
        {isLoading && <Spinner label={translate('priceSimulation.running')} size={28} />}
      </Panel>
      {error !== undefined && !isLoading && errors === 0 && (
        <CallFailure title={translate('priceSimulation.failed')} error={error} onRetry={() => void run()} />
      )}
      {result && result.version !== version && (
        <Notice tone="warning" role="status">
          {translate('priceSimulation.outdated')}
        </Notice>
      )}
      {simulation && !simulation.complete && (
        <Notice tone="warning" role="status">
          {translate('priceSimulation.incomplete')}
        </Notice>
      )}
      {simulation && (
        <>
          <EnterpriseHeatMap cells={simulation.enterprise} />
          <ComfortChanges packs={simulation.comfort} />
          <OfferTotals offers={simulation.offers} />
          <AffectedOffers offers={simulation.offers} />
          <CalculationChanges groups={simulation.calculations.groups} />
        </>
      )}
    </Stack>
  );
}

/** Of the book's name only what every file system takes. */
const fileName = (label: string): string =>
  `simulation-${label.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.csv`.replace('-.', '.');
