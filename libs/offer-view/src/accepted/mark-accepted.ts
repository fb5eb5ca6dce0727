import type { PublicOffer } from '@programme/contracts';
import { formatDate, formatDayOf, isolated } from '@programme/formatting';
import type { Translate } from '@programme/mfe-contract';
import { optionsOf } from '../document/option-list';
import type { OfferViewModel } from '../model/offer-view-model';

/**
 * An accepted offer with what was accepted; any other one as it is, and one whose record was altered: nobody can say what
 * was accepted.
 *
 * @param translate knows the texts of decisions
 */
export function markAccepted(
  view: OfferViewModel,
  { status, decision }: PublicOffer,
  translate: Translate,
): OfferViewModel {
  if (status !== 'accepted' || !decision?.option || decision.name === null || decision.altered) return view;
  const { option, name, recorded, decidedAt } = decision;
  const accepted = view.quotes
    .filter(({ id }) => id === String(option.quoteId))
    .flatMap(optionsOf)
    .find(({ item }) => item.kind === option.package);
  if (!accepted) return view;
  const style = { style: 'long' } as const;
  const value = recorded
    ? formatDate(recorded.answeredOn, view.language, style)
    : formatDayOf(decidedAt, view.language, style);
  return {
    ...view,
    accepted: {
      option: accepted.id,
      months: option.months,
      mark: translate('offer.accepted.mark'),
      thanks: translate('offer.accepted.thanks', { name: isolated(name) }),
    },
    // Until when it could be accepted says nothing any more.
    facts: view.facts.map((fact) =>
      fact.id === 'validUntil' ? { id: fact.id, label: translate('offer.accepted.on'), value } : fact,
    ),
  };
}
