import { useMemo, type ReactNode } from 'react';
import { isApiError } from '@programme/api-client';
import { ShellProvider, useShell } from '@programme/mfe-contract';
import type { PriceBook } from '@programme/pricing';
import { Box, Notice, Spinner } from '@programme/ui';
import { NoPricesNotice } from './no-prices-notice';
import { namedPriceBookApi } from './named-price-book.api';
import { NamedPricesNotice } from './named-prices-notice';
import { NamedPricesProvider } from './named-prices.context';
import { UseTodaysPrices } from './use-todays-prices';

type Props = {
  /** Of the price book that the address names. */
  readonly id: string;
  readonly today: PriceBook;
  readonly children: ReactNode;
};

const [notFound, hasErrors] = [404, 409];

/** Shows screens by the price book that their address names, and says so. Today's prices stand beside its totals. */
export function NamedPrices({ id, today, children }: Props) {
  const shell = useShell();
  const { data, error, isFetching, refetch } = namedPriceBookApi.useNamedPriceBookQuery(id);
  // A page that was opened before the named book came into force learns of that some seconds later.
  const isOther = data && (data.isPreview || data.effectiveUntil !== null);
  const priced = useMemo(
    () =>
      data && isOther
        ? {
            shell: { ...shell, prices: { status: 'ready' as const, book: { ...data.content, id: data.id } } },
            named: { today, isPreview: data.isPreview },
          }
        : { shell, named: null },
    [data, isOther, shell, today],
  );
  const status = isApiError(error) ? error.status : undefined;

  if (!data && isFetching) return <Spinner label={shell.translate('calculator.loading')} />;
  if (!data && status !== notFound && status !== hasErrors) {
    return <NoPricesNotice onRetry={() => void refetch()} otherAction={<UseTodaysPrices />} />;
  }
  return (
    <>
      <Box className="screen-only" sx={{ mb: 2.5 }}>
        {isOther && <NamedPricesNotice book={data} />}
        {!data && (
          <Notice tone="warning" role="status" action={<UseTodaysPrices />}>
            {shell.translate(status === hasErrors ? 'namedPrices.invalid' : 'namedPrices.unknown')}
          </Notice>
        )}
      </Box>
      <ShellProvider value={priced.shell}>
        <NamedPricesProvider value={priced.named}>{children}</NamedPricesProvider>
      </ShellProvider>
    </>
  );
}
