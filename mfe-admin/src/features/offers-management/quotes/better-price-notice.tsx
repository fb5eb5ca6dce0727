import { useTranslate } from '@programme/mfe-contract';
import type { BetterPriceHint, ComfortPart, Currency } from '@programme/pricing';
import type { MouseEvent } from 'react';
import { Box, Button, Notice } from '@programme/ui';
import { useOfferMoney } from './use-offer-money';
import { useQuoteLabels } from './use-quote-labels';

type Props = {
  readonly hint: BetterPriceHint;
  readonly months: number;
  readonly currency: Currency;
  /** Takes the contract length of the longer pack; a combination of packs is none that a quote could have. */
  readonly onUse: (months: number, event: MouseEvent<HTMLButtonElement>) => void;
};

/** A cheaper way to buy so many months of Comfort (decision P12). */
export function BetterPriceNotice({ hint, months, currency, onUse }: Props) {
  const translate = useTranslate();
  const money = useOfferMoney(currency);
  const { length } = useQuoteLabels(currency);
  const { parts, perUser, savingsPerUser, longerPack } = hint;

  const partWords = ({ kind, months: packMonths, count }: ComfortPart) => {
    if (kind === 'flex') return translate('quote.better.flex', { number: count });
    return count === 1
      ? translate('quote.better.pack', { months: packMonths })
      : translate('quote.better.packs', { number: count, months: packMonths });
  };
  const combined = savingsPerUser > 0;
  return (
    <Notice
      tone="information"
      title={translate('quote.better', { length: length(months) })}
      action={
        longerPack && (
          <Button color="inherit" onClick={(event) => onUse(longerPack.months, event)}>
            {translate('quote.better.use', { months: longerPack.months })}
          </Button>
        )
      }
    >
      {combined && (
        <Box>
          {translate('quote.better.combination', {
            combination: parts.map(partWords).join(' + '),
            amount: money(perUser),
            savings: money(savingsPerUser),
          })}
        </Box>
      )}
      {longerPack && (
        <Box>
          {translate(combined ? 'quote.better.longer' : 'quote.better.longerOnly', {
            months: longerPack.months,
            amount: money(longerPack.perUser),
          })}
        </Box>
      )}
    </Notice>
  );
}
