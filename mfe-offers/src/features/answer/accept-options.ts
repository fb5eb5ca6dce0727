import {
  offerDifferences,
  offeredPrice,
  type OfferedPackage,
  type PublicOffer,
  type Quote,
} from '@programme/contracts';
import { formatMoney } from '@programme/formatting';
import type { Choice, LengthView, OfferViewModel } from '@programme/offer-view';
import type { ChosenTerms } from './answer-drafts';

export type AcceptLength = Pick<LengthView, 'months' | 'title' | 'place' | 'chosen'> & {
  readonly value: string;
  /** As the card shows it. */
  readonly total: string;
  /** To the cent. */
  readonly exactTotal: string;
};

/** A package of a quote, with the lengths that its card shows. */
export type AcceptOption = {
  readonly id: string;
  /** "Option 1 · Enterprise (for 120 active users)". */
  readonly title: string;
  /** "Option 1 · Enterprise". */
  readonly name: string;
  readonly quote: Quote;
  readonly package: OfferedPackage;
  readonly lengths: readonly AcceptLength[];
};

/** Everything that a client can accept, in the order of the cards. */
export function acceptOptions(offer: PublicOffer, view: OfferViewModel): readonly AcceptOption[] {
  const { currency } = offer.offer;
  const money = (amount: number, precision: 'display' | 'exact') =>
    formatMoney(amount, currency, view.language, { precision });
  return view.quotes.flatMap(({ id, option, packages }) => {
    const quote = offer.quotes.find((one) => String(one.id) === id);
    if (!quote) return [];
    return packages.map(({ kind, name, heading, lengths }) => ({
      id: `${id}-${kind}`,
      title: joined(option, heading),
      name: joined(option, name),
      quote,
      package: kind,
      lengths: lengths.flatMap(({ months, title, place, chosen }) => {
        const price = offeredPrice(quote, kind, months);
        if (!price) return [];
        const totals = { total: money(price.total, 'display'), exactTotal: money(price.total, 'exact') };
        return [{ months, title, place, chosen, value: `${id}-${kind}-${months}`, ...totals }];
      }),
    }));
  });
}

const joined = (option: string | null, name: string) => (option === null ? name : `${option} · ${name}`);

export type Accepted = { readonly option: AcceptOption; readonly length: AcceptLength };

/** The option of a value of `AcceptLength`. */
export const acceptedOf = (options: readonly AcceptOption[], value: string): Accepted | null =>
  options
    .flatMap((option) => option.lengths.map((length) => ({ option, length })))
    .find(({ length }) => length.value === value) ?? null;

/** What is chosen on a card, as an option of the dialog. */
export const chosenOf = (options: readonly AcceptOption[], { option, months }: Choice): Accepted | null =>
  acceptedOf(options, `${option}-${months}`);

export const choiceOf = ({ option, length }: Accepted): Choice => ({ option: option.id, months: length.months });

export const termsOf = ({ option, length }: Accepted): ChosenTerms => ({
  quote: option.quote,
  package: option.package,
  months: length.months,
});

/** The option with the terms that the client chose; null when the offer has it no more. */
export function sameTerms(options: readonly AcceptOption[], chosen: ChosenTerms | null, offer: PublicOffer) {
  if (!chosen) return null;
  const snapshot = (quote: Quote) => ({ offer: offer.offer, quotes: [{ ...quote, orderIndex: 0 }] });
  const option = options.find(
    (one) =>
      one.package === chosen.package && offerDifferences(snapshot(one.quote), snapshot(chosen.quote)).length === 0,
  );
  const length = option?.lengths.find(({ months }) => months === chosen.months);
  return option && length ? { option, length } : null;
}

/** What is chosen before the client chooses: of a single option the length on offer; else nothing. */
export function preselected(options: readonly AcceptOption[]): Accepted | null {
  const [option, ...others] = options;
  if (!option || others.length > 0) return null;
  const length = option.lengths.find(({ chosen }) => chosen);
  return length ? { option, length } : null;
}
