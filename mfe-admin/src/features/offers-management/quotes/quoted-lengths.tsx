import type { ComponentProps, ReactNode } from 'react';
import type { QuoteFields } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import type { Currency, QuotedComfort, QuotedEnterprise, QuotedLength, QuotePrices } from '@programme/pricing';
import { Box, Notice, Stack, Typography } from '@programme/ui';
import { BetterPriceNotice } from './better-price-notice';
import { LengthCard } from './length-card';
import { useOfferMoney } from './use-offer-money';
import { useQuoteLabels } from './use-quote-labels';

type Props = {
  readonly quote: QuoteFields;
  readonly prices: QuotePrices;
  readonly currency: Currency;
  /** Takes another contract length for the quote. */
  readonly onUseLength: UseLength;
};

export type UseLength = ComponentProps<typeof BetterPriceNotice>['onUse'];

/**
 * The prices of a quote as its client will see them: its own length between the neighbouring ones, for each package.
 */
export function QuotedLengths({ quote, prices, currency, onUseLength }: Props) {
  const { translate } = useShell();
  const money = useOfferMoney(currency);
  const words = useQuoteLabels(currency);
  const lines = useLines(currency);
  const { enterprise, comfort, options } = prices;
  const lengths: readonly QuotedLength[] = [
    ...options,
    { months: quote.monthsCount, ...(enterprise && { enterprise }), ...(comfort && { comfort }) },
  ].sort((one, other) => one.months - other.months);

  const card = (months: number, total: number, listTotal: number, explained: readonly string[]) => (
    <LengthCard
      key={months}
      title={words.length(months)}
      chosen={months === quote.monthsCount}
      currency={currency}
      total={total}
      listTotal={listTotal}
      lines={explained}
    />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      {enterprise && (
        <Package title={`${translate('quote.enterprise')} · ${words.users(quote.activeUsers ?? 0)}`}>
          <Cards>
            {lengths.map(
              ({ months, enterprise: price }) =>
                price && card(months, price.discountedTotal, price.finalTotal, lines.enterprise(price)),
            )}
          </Cards>
          {enterprise.wasAdjustedToMinimum && (
            <Notice tone="warning">{translate('quote.minimum', { amount: money(enterprise.finalTotal) })}</Notice>
          )}
        </Package>
      )}
      {comfort && (
        <Package title={`${translate('quote.comfort')} · ${words.employees(quote.employeesCount ?? 0)}`}>
          <Cards>
            {lengths.map(
              ({ months, comfort: price }) =>
                price &&
                card(months, price.discountedTotal, price.totalCost, lines.comfort(price, quote.employeesCount ?? 0)),
            )}
          </Cards>
          {comfort.betterPrice && (
            <BetterPriceNotice
              hint={comfort.betterPrice}
              months={quote.monthsCount}
              currency={currency}
              onUse={onUseLength}
            />
          )}
        </Package>
      )}
    </Stack>
  );
}

function useLines(currency: Currency) {
  const { translate, preferences } = useShell();
  const money = useOfferMoney(currency);
  const whole = (value: number) => formatWholeNumber(value, preferences.language);
  return {
    enterprise: ({ monthlyPayment, startupFee }: QuotedEnterprise) => [
      translate('quote.monthly', { amount: money(monthlyPayment) }),
      startupFee > 0 ? translate('quote.plusStartup', { amount: money(startupFee) }) : translate('quote.noStartup'),
    ],
    comfort: ({ packMonths, perUserCost, monthlyRate, seats }: QuotedComfort, employees: number) => [
      packMonths === null
        ? translate('quote.flex', { amount: money(monthlyRate) })
        : translate('quote.pack', { count: packMonths }),
      translate('quote.perUser', { amount: money(perUserCost) }),
      // Both numbers are shown where they differ (decision P14).
      ...(seats === employees ? [] : [translate('quote.seats', { employees: whole(employees), seats: whole(seats) })]),
    ],
  };
}

function Package({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5 }}>
      <Typography component="h4" variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(13.125rem, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
