import type { OfferSnapshot, Quote } from '@programme/contracts';
import { formatDate, formatWholeNumber, isolated, noValue } from '@programme/formatting';
import type { Language, TextKey } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';
import type { QuoteLabels } from '../quotes/use-quote-labels';

/** One difference between two revisions. The values are left out where they are long, or where there is one alone. */
export type DifferenceLine = {
  readonly name: string;
  readonly values?: { readonly before: string; readonly after: string };
};

/** A snapshot with the words that its currency needs. */
export type ReadSnapshot = {
  readonly snapshot: OfferSnapshot;
  readonly words: QuoteLabels;
  readonly money: (amount: number) => string;
};

type Reader = { readonly translate: Translate; readonly language: Language };

const offerNames: Readonly<Record<string, TextKey>> = {
  clientName: 'offers.client',
  creator: 'offers.creator',
  currency: 'offers.currency',
  validUntil: 'offers.validUntil',
  introduction: 'offers.introduction',
  terms: 'offers.terms',
};

/** Those that are too long to be shown beside each other. */
const longTexts = ['introduction', 'terms'];

/** What a person calls one thing, by the fields that hold it. */
const aspects: Readonly<Record<string, Aspect>> = {
  packageType: 'package',
  activeUsers: 'users',
  employeesCount: 'employees',
  monthsCount: 'length',
  startupFeeOverride: 'startupFee',
  discountType: 'discount',
  discountValue: 'discount',
  enterpriseDiscountType: 'discount',
  enterpriseDiscountValue: 'discount',
  comfortDiscountType: 'discount',
  comfortDiscountValue: 'discount',
  note: 'note',
  showBetterPriceHint: 'hint',
  calculatedPrices: 'price',
};

type Aspect = 'package' | 'users' | 'employees' | 'length' | 'startupFee' | 'discount' | 'note' | 'hint' | 'price';

const aspectNames: Readonly<Record<Aspect, TextKey>> = {
  package: 'quote.package',
  users: 'quote.activeUsers',
  employees: 'quote.employees',
  length: 'offerPage.length',
  startupFee: 'quote.startupFee',
  discount: 'offerRevision.discount',
  note: 'quote.hasNote',
  hint: 'quote.better.show',
  price: 'offerRevision.price',
};

/** The differences that `offerDifferences` names by their paths, in the reader's words. */
export function differenceLines(
  before: ReadSnapshot,
  after: ReadSnapshot,
  paths: readonly string[],
  reader: Reader,
): DifferenceLine[] {
  const lines = paths.flatMap((path) => lineOf(before, after, path, reader));
  // Several fields hold one discount.
  return lines.filter(({ name }, index) => lines.findIndex((line) => line.name === name) === index);
}

function lineOf(before: ReadSnapshot, after: ReadSnapshot, path: string, reader: Reader): DifferenceLine[] {
  const { translate, language } = reader;
  const [, index, field] = /^quotes\[(\d+)\](?:\.(\w+))?$/.exec(path) ?? [];
  if (index === undefined) {
    const key = offerNames[path];
    // A newer API may name a field that is not known here.
    if (!key) return [{ name: path }];
    if (longTexts.includes(path)) return [{ name: translate(key) }];
    const value = ({ snapshot }: ReadSnapshot) => {
      const { offer } = snapshot;
      if (path === 'validUntil') return formatDate(offer.validUntil, language);
      return isolated(String(offer[path as keyof typeof offer]));
    };
    return [{ name: translate(key), values: { before: value(before), after: value(after) } }];
  }
  const quote = translate('quote.number', { number: Number(index) + 1 });
  const old = before.snapshot.quotes[Number(index)];
  const now = after.snapshot.quotes[Number(index)];
  if (!old || !now) {
    const terms = now ? after.words.whole(now) : old ? before.words.whole(old) : '';
    return [{ name: translate(now ? 'offerRevision.quote.added' : 'offerRevision.quote.removed', { quote, terms }) }];
  }
  const aspect = aspects[field ?? ''];
  if (!aspect) return field === 'orderIndex' ? [] : [{ name: `${quote} · ${field ?? ''}` }];
  // Both packages are priced for the same people, which are named once.
  if (aspect === 'employees' && old.packageType !== 'comfort' && now.packageType !== 'comfort') return [];
  const values = { before: valueOf(aspect, old, before, reader), after: valueOf(aspect, now, after, reader) };
  if (aspect === 'price' && values.before === values.after) {
    return [{ name: `${quote} · ${translate('offerRevision.prices.other')}` }];
  }
  const name = `${quote} · ${translate(aspectNames[aspect])}`;
  const isShort = aspect !== 'note' && aspect !== 'hint';
  return [isShort ? { name, values } : { name }];
}

function valueOf(
  aspect: Aspect,
  quote: Quote,
  { words, money }: ReadSnapshot,
  { translate, language }: Reader,
): string {
  const people = (count: number | null) => (count === null ? noValue : formatWholeNumber(count, language));
  switch (aspect) {
    case 'package':
      return words.badge(quote.packageType);
    case 'users':
      return people(quote.activeUsers);
    case 'employees':
      return people(quote.employeesCount);
    case 'length':
      return words.length(quote.monthsCount);
    case 'startupFee':
      return quote.startupFeeOverride === null ? noValue : money(quote.startupFeeOverride);
    case 'discount':
      return words.discounts(quote).join(', ') || translate('quote.discount.none');
    case 'price': {
      const { enterprise, comfort } = quote.calculatedPrices;
      return [enterprise, comfort].flatMap((price) => (price ? [money(price.discountedTotal)] : [])).join(' / ');
    }
    case 'note':
    case 'hint':
      return '';
  }
}
