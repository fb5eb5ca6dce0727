import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, Amount } from '@programme/ui';
import type { ComfortCalculation } from './use-comfort-plan';
import { useSeatLabel } from './use-seat-label';

/** The seats bought, and how they come about: the estimate, and the rounding where there is one (decision P14). */
export function SeatResult({ calculation }: { readonly calculation: ComfortCalculation }) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { input, summary } = calculation;
  const { seats } = input;
  const seatLabel = useSeatLabel();
  const number = (value: number) => formatWholeNumber(value, preferences.language);
  const { requestedSeats } = summary;

  return (
    <Box
      data-ground
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Amount translate="yes" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
        {seatLabel(summary.seats)}
      </Amount>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {seats.method === 'automatic' && (
          <div>
            {translate('comfort.seats.participants', {
              share: formatPercent(seats.participation, preferences.language),
              employees: translate('comfort.seats.employees', {
                count: seats.companySize,
                formatted: number(seats.companySize),
              }),
              count: requestedSeats,
              formatted: number(requestedSeats),
            })}
          </div>
        )}
        {requestedSeats !== summary.seats && (
          <div>
            {translate('comfort.seats.rounded', {
              requested: number(requestedSeats),
              seats: number(summary.seats),
              multiple: priceBook.comfort.seatMultiple,
            })}
          </div>
        )}
      </Box>
    </Box>
  );
}
