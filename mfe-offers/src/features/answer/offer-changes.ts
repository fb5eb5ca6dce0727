import { offerDifferences, offeredPackages, offeredPrice, type PublicOffer, type Quote } from '@programme/contracts';
import { formatDate, formatMoney, formatWholeNumber, isolated } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';

type Wording = { readonly translate: Translate; readonly language: Language };

/** What differs between two revisions of an offer, in words; every line once. */
export function offerChanges(before: PublicOffer, after: PublicOffer, words: Wording): readonly string[] {
  const quoteCount = Math.max(before.quotes.length, after.quotes.length);
  const fields = offerDifferences(before, after);
  const lines = [
    ...fields.filter((field) => !field.startsWith('quotes[')).map((field) => offerLine(field, before, after, words)),
    ...Array.from({ length: quoteCount }, (_, index) => index).flatMap((index) =>
      quoteLines(index, before, after, fields, words),
    ),
  ];
  return [...new Set(lines)];
}

function offerLine(field: string, before: PublicOffer, after: PublicOffer, { translate, language }: Wording): string {
  const values = (read: (offer: PublicOffer['offer']) => string) => ({
    before: read(before.offer),
    after: read(after.offer),
  });
  switch (field) {
    case 'validUntil':
      return translate(
        'offer.update.validUntil',
        values(({ validUntil }) => formatDate(validUntil, language, { style: 'long' })),
      );
    case 'creator':
      return translate(
        'offer.update.creator',
        values(({ creator }) => isolated(creator)),
      );
    case 'clientName':
      return translate(
        'offer.update.clientName',
        values(({ clientName }) => isolated(clientName)),
      );
    case 'currency':
      return translate(
        'offer.update.currency',
        values(({ currency }) => currency),
      );
    case 'introduction':
    case 'terms':
      return translate(`offer.update.${field}`);
    default:
      return translate('offer.update.other');
  }
}

function quoteLines(
  index: number,
  before: PublicOffer,
  after: PublicOffer,
  differences: readonly string[],
  words: Wording,
): string[] {
  const { translate } = words;
  const option = translate('offer.option', { number: index + 1 });
  const [old, now] = [before.quotes[index], after.quotes[index]];
  if (!old || !now) return [translate(now ? 'offer.update.added' : 'offer.update.removed', { option })];
  const prefix = `quotes[${index}].`;
  const fields = differences.filter((field) => field.startsWith(prefix)).map((field) => field.slice(prefix.length));
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  const line = (key: TextKey, read?: (quote: Quote) => string) =>
    translate(key, { option, ...(read && { before: read(old), after: read(now) }) });
  const totals = totalLines(option, [before, old], [after, now], words);
  return [
    ...(has('packageType') ? [line('offer.update.package')] : []),
    ...(has('monthsCount')
      ? [line('offer.update.length', ({ monthsCount }) => translate('offer.length', { count: monthsCount }))]
      : []),
    ...(has('activeUsers', 'employeesCount')
      ? [
          line('offer.update.people', ({ activeUsers, employeesCount }) =>
            formatWholeNumber(activeUsers ?? employeesCount ?? 0, words.language),
          ),
        ]
      : []),
    ...totals,
    ...(totals.length === 0 && fields.some(isPrice) ? [line('offer.update.price')] : []),
    ...(has('note') ? [line('offer.update.note')] : []),
  ];
}

/** Fields that change what a client pays for one of the lengths, or how it comes about. */
const isPrice = (field: string): boolean => /^calculatedPrices|[dD]iscount|^startupFeeOverride$/.test(field);

type OfferAndQuote = readonly [PublicOffer, Quote];

/** The packages of which the length on offer has another total than before. */
function totalLines(
  option: string,
  before: OfferAndQuote,
  after: OfferAndQuote,
  { translate, language }: Wording,
): string[] {
  const amount = ([{ offer }, quote]: OfferAndQuote, name: (typeof offeredPackages)[number]) => {
    const price = offeredPrice(quote, name, quote.monthsCount);
    return price && formatMoney(price.total, offer.currency, language);
  };
  return offeredPackages.flatMap((name) => {
    const [was, is] = [amount(before, name), amount(after, name)];
    if (was === undefined || is === undefined || was === is) return [];
    return [translate('offer.update.total', { option, package: translate(`offer.${name}`), before: was, after: is })];
  });
}
