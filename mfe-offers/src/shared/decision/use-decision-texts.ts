import { useCallback } from 'react';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { useShell } from '@programme/mfe-contract';

/** Loads the texts of decisions, which the offer's page does without. Rejects without a network. */
export function useDecisionTexts(): () => Promise<void> {
  const { addTexts } = useShell();
  return useCallback(() => addTexts('offer-decision', loadOfferDecisionTexts), [addTexts]);
}
