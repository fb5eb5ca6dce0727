import { useState } from 'react';
import type { PriceSimulation } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Button, DownloadIcon, Notice, Panel, Spinner, Stack, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { priceBooksApi } from '../api/price-books.api';
import { EnterpriseHeatMap } from './enterprise-heat-map';
import { AffectedOffers, CalculationChanges, ComfortChanges, OfferTotals } from './change-tables';
import { simulationCsv } from './simulation-csv';

type Props = {
  readonly priceBookId: string;
  /** What is saved now: the result of an earlier version is outdated. */
  readonly version: number;
  readonly label: string;
};

type Result = { readonly version: number; readonly simulation: PriceSimulation };

/** What a price book changes against the one in force: for all prices, open offers and recent calculations. */
export function SimulationPanel({ priceBookId, version, label }: Props) {
  const translate = useTranslate();
  const [simulate, { error, isLoading }] = priceBooksApi.useSimulatePriceBookMutation();
  const [result, setResult] = useState<Result | null>(null);
  const run = async () => {
    const { data } = await simulate(priceBookId);
    if (data) setResult({ version, simulation: data });
  };
  const simulation = result?.simulation;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Panel>
        <Typography sx={{ maxWidth: '70ch' }}>{translate('priceSimulation.lead')}</Typography>
        <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" loading={isLoading} onClick={() => void run()}>
            {translate(simulation ? 'priceSimulation.again' : 'priceSimulation.run')}
          </Button>
          {simulation && (
            <Button
              component="a"
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(simulationCsv(simulation))}`}
              download={fileName(label)}
              startIcon={<DownloadIcon />}
            >
              {translate('priceSimulation.csv')}
            </Button>
          )}
        </Stack>
        {isLoading && <Spinner label={translate('priceSimulation.running')} size={28} />}
      </Panel>
      {error !== undefined && !isLoading && (
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
          <AffectedOffers offers={simulation.offers.mostAffected} />
          <CalculationChanges groups={simulation.calculations.groups} />
        </>
      )}
    </Stack>
  );
}

/** Of the book's name only what every file system takes. */
const fileName = (label: string): string =>
  `simulation-${label.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.csv`.replace('-.', '.');
