import type { ChosenOption, OfferDecisionRecord, OfferRevision, Quote } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { useQuoteLabels } from '../quotes/use-quote-labels';

type Props = {
  readonly option: ChosenOption;
  readonly decision: Pick<OfferDecisionRecord, 'revision'>;
  readonly revisions: readonly OfferRevision[];
  /** The offer's present quotes, which count until the revisions are there. */
  readonly quotes: readonly Quote[];
};

/** Quote, package and length of what a client chose. */
export function useOptionName({ option, decision, revisions, quotes }: Props): string {
  const translate = useTranslate();
  const words = useQuoteLabels(option.currency);
  const shown = revisions.find(({ number }) => number === decision.revision)?.snapshot.quotes ?? quotes;
  const number = shown.findIndex(({ id }) => id === option.quoteId) + 1;
  return [
    ...(number > 0 ? [translate('quote.number', { number })] : []),
    words.badge(option.package),
    words.length(option.months),
  ].join(' · ');
}
