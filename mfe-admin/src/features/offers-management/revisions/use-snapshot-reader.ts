import type { OfferSnapshot } from '@programme/contracts';
import { useOfferMoney } from '../quotes/use-offer-money';
import { useQuoteLabels } from '../quotes/use-quote-labels';
import type { ReadSnapshot } from './difference-lines';

/** A snapshot with the words that its currency needs. */
export function useSnapshotReader(snapshot: OfferSnapshot): ReadSnapshot {
  const { currency } = snapshot.offer;
  return { snapshot, words: useQuoteLabels(currency), money: useOfferMoney(currency) };
}
