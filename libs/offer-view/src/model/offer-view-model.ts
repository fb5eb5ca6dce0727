import { isHiddenFromClients, type PublicOffer } from '@programme/contracts';
import { formatDate, initialsOf, isolated, mailLink, phoneLink } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import { comparisonView, type ComparisonView } from './comparison-view';
import { costCharts, type CostChartView } from './cost-chart-view';
import type { StatView } from './package-view';
import { quoteView, type QuoteView } from './quote-view';
import { offerDays, readersEnd } from './offer-days';
import { wordingOf } from './wording';

/** A fact of the cover; `note` says more about it. */
type FactView = StatView & { readonly note?: string | null };

/** What a client accepted of an offer. */
export type AcceptedView = {
  /** Id of the option: a package of a quote. */
  readonly option: string;
  readonly months: number;
  /** "Accepted". */
  readonly mark: string;
  /** "Thank you, Ewa Zając". */
  readonly thanks: string;
};

/**
 * The view model of an offer, with every amount and text in the reader's language. The page and the PDF are both drawn
 * from it, so that they cannot differ.
 */
export type OfferViewModel = {
  readonly language: Language;
  readonly vendor: string;
  /** "Offer for Acme". */
  readonly heading: string;
  readonly clientName: string;
  readonly currency: string;
  /** The initials of whoever prepared it, and how that person is reached. */
  readonly creatorInitials: string;
  readonly contacts: readonly (StatView & { readonly href: string })[];
  /** In its own lines, above the options. */
  readonly introduction: string | undefined;
  readonly terms: { readonly title: string; readonly text: string } | undefined;
  /** What the client accepted; null while nothing is, or nobody has looked (`markAccepted`). */
  readonly accepted: AcceptedView | null;
  /** Who prepared it, until when it is valid, when it was made. */
  readonly facts: readonly FactView[];
  /** "90 days left"; null once it has expired. */
  readonly daysLeft: string | null;
  /** What to do about an undecided offer whose last day is over; null while it is valid. */
  readonly expired: { readonly badge: string; readonly text: string } | null;
  readonly quotes: readonly QuoteView[];
  /** Stands in place of the quotes where there are none. */
  readonly noQuotes: string;
  readonly comparison: ComparisonView;
  readonly charts: readonly CostChartView[];
  readonly footer: string;
};

export function offerViewModel(
  { offer, quotes, status, creatorContact }: PublicOffer,
  translate: Translate,
  language: Language,
): OfferViewModel {
  // An older API does not send it.
  const { email, phone } = (creatorContact as Partial<PublicOffer>['creatorContact']) ?? {};
  const words = wordingOf(translate, language, offer.currency);
  const clientName = isolated(offer.clientName);
  const { preparedOn, daysLeft, endsAt } = offerDays(offer);
  const created = formatDate(preparedOn, language, { style: 'long' });
  return {
    language,
    vendor: translate('offer.vendor'),
    heading: translate('offer.heading', { client: clientName }),
    clientName,
    currency: translate('offer.currency', { currency: offer.currency }),
    creatorInitials: initialsOf(offer.creator),
    contacts: [
      ...(email ? [{ id: 'email', label: translate('offer.email'), value: email, href: mailLink(email) }] : []),
      ...(phone ? [{ id: 'phone', label: translate('offer.phone'), value: phone, href: phoneLink(phone) }] : []),
    ],
    introduction: offer.introduction,
    terms: offer.terms === undefined ? undefined : { title: translate('offer.terms'), text: offer.terms },
    accepted: null,
    facts: [
      { id: 'creator', label: translate('offer.creator'), value: isolated(offer.creator) },
      ...(isHiddenFromClients(status)
        ? []
        : [
            {
              id: 'validUntil',
              label: translate('offer.validUntil'),
              value: formatDate(offer.validUntil, language, { style: 'long' }),
              note:
                status === 'open' ? readersEnd({ validUntil: offer.validUntil, endsAt }, language, translate) : null,
            },
          ]),
      { id: 'created', label: translate('offer.created'), value: created },
    ],
    daysLeft: status === 'open' ? daysLeftText(daysLeft, translate) : null,
    expired: status === 'expired' ? { badge: translate('offer.expired'), text: translate('offer.expired.text') } : null,
    quotes: quotes.map((quote, index) => quoteView(quote, quotes.length > 1 ? index + 1 : null, words)),
    noQuotes: translate('offer.quotes.none'),
    comparison: comparisonView(quotes, words),
    charts: costCharts(quotes, words),
    footer: translate('offer.footer', { date: created }),
  };
}

/** The last day counts: on it there are no days left. */
const daysLeftText = (count: number, translate: Translate): string =>
  count > 0 ? translate('offer.daysLeft', { count }) : translate('offer.daysLeft.none');
