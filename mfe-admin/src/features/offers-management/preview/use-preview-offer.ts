import { frozenPrices, type PublicOffer, type Quote } from '@programme/contracts';
import { daysBetween } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { useAdminSelector, type AdminState } from '../../../shared/admin.store';
import { creatorsApi } from '../../../shared/creators.api';
import { offersApi } from '../api/offers.api';
import { pricesRequest, type OpenQuote, type PricedQuote } from '../quotes/use-quote-prices';
import { pricingOf, type Draft, type DraftQuote } from '../wizard/draft';
import { offerBasicsOf } from '../wizard/draft-basics';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';

/** Ids count from 1, as those of stored quotes; a new quote has the one that no key of a draft has. */
export const quoteId = (key: number | null): number => (key === null ? 0 : key + 1);

/** The offer of a draft as its client would get it, with the quotes whose prices are known. */
export function usePreviewOffer(draft: Draft, open: OpenQuote | null): PublicOffer {
  const translate = useTranslate();
  const { today, calendarDay } = useStaffClock();
  const prices = useAdminSelector((state) => draft.quotes.map((quote) => pricesIn(state, draft, quote)), sameItems);
  const { clientName, creator, currency, validUntil } = draft.basics;
  const { introduction, terms } = offerBasicsOf(draft.basics);
  const { data: creators = [] } = creatorsApi.useCreatorsQuery();
  const { email = null, phone = null } = creators.find(({ name }) => name === creator) ?? {};

  const priced = (key: number | null, known: PricedQuote | null): Quote[] =>
    known ? [{ ...known.quote, id: quoteId(key), orderIndex: quoteId(key), calculatedPrices: known.prices }] : [];
  const quotes = draft.quotes.flatMap(({ key, fields }, index) => {
    const known = prices[index];
    const stored = known ? { quote: fields, prices: known } : null;
    return priced(key, open?.key === key ? (open.priced ?? stored) : stored);
  });
  const expired = validUntil !== '' && validUntil < today;
  const lastDay = validUntil || draft.initial.validUntil;
  const createdAt = draft.before?.offer.createdAt;
  return {
    offer: {
      clientName: clientName.trim() || translate('wizard.client'),
      creator: creator || translate('wizard.creator'),
      currency,
      validUntil: lastDay,
      createdAt: createdAt ?? `${today}T00:00:00.000Z`,
      preparedOn: createdAt === undefined ? today : calendarDay(createdAt),
      daysLeft: daysBetween(today, lastDay),
      expired,
      ...(introduction && { introduction }),
      ...(terms && { terms }),
    },
    quotes: open?.key === null ? [...quotes, ...priced(null, open.priced)] : quotes,
    status: expired ? 'expired' : 'open',
    revision: 1,
    decision: null,
    language: null,
    contact: null,
    creatorContact: { email, phone },
    thread: [],
    extensionRequestedAt: null,
  };
}

function pricesIn(state: AdminState, draft: Draft, { fields }: DraftQuote) {
  const pricing = pricingOf(draft);
  return (
    frozenPrices(pricing.before, fields, pricing.currency) ??
    offersApi.endpoints.offerPrices.select(pricesRequest(fields, pricing))(state).data
  );
}

const sameItems = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((item, index) => item === others[index]);
