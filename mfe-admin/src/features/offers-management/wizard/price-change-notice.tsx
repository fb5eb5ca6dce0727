import { useId } from 'react';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Amount, Box, Button, Notice, NumericTable, Stack } from '@programme/ui';
import { useOfferMoney } from '../quotes/use-offer-money';
import { changedQuotes, changedTotals, type PriceChange } from './price-change';

type Props = {
  readonly change: PriceChange;
  readonly currency: Currency;
  /** Whether the offer was sent, and goes out again with the answer. */
  readonly sent: boolean;
  readonly onTake: () => void;
  readonly onBack: () => void;
};

/** Says what new prices change, and asks whether to go on with them. */
export function PriceChangeNotice({ change, currency, sent, onTake, onBack }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  // To the cent, so that no row says the same amount twice.
  const money = useOfferMoney(currency, 'typed');
  const changed = changedTotals(change);
  const count = changedQuotes(change);
  const before = change.before !== null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={<span id={titleId}>{translate('wizard.prices')}</span>}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
          <Button color="inherit" onClick={onTake}>
            {translate('wizard.prices.take')}
          </Button>
          <Button color="inherit" onClick={onBack}>
            {translate('wizard.prices.back')}
          </Button>
        </Stack>
      }
    >
      <Box>
        <span>{translate(sent ? 'wizard.prices.sent' : 'wizard.prices.open')}</span>{' '}
        <span>
          {count === 0
            ? translate('wizard.prices.same')
            : translate(before ? 'wizard.prices.count' : 'wizard.prices.unknown', { count })}
        </span>
      </Box>
      {count > 0 && (
        <Box sx={{ mt: 1 }}>
          <NumericTable
            labelledBy={titleId}
            head={[
              translate('wizard.prices.quote'),
              ...(before ? [translate('wizard.prices.before')] : []),
              translate('wizard.prices.after'),
            ]}
            rows={changed.map((row) => ({
              id: `${row.number} ${row.package}`,
              cells: [
                `${translate('quote.number', { number: row.number })} · ${translate(`quote.${row.package}`)}`,
                ...(before ? [<Amount key="before">{row.before === null ? noValue : money(row.before)}</Amount>] : []),
                <Amount key="after">{money(row.after)}</Amount>,
              ],
            }))}
          />
        </Box>
      )}
    </Notice>
  );
}
