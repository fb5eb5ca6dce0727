import { useEffect, useState } from 'react';
import { screen } from '@testing-library/react';
import {
  quoteFields,
  quoteTerms,
  offerDifferences,
  type NewQuote,
  type OfferSnapshot,
  type Quote,
} from '@programme/contracts';
import { firstPriceBook, quotePrices, type Currency } from '@programme/pricing';
import { loadAdminOfferPageTexts } from '@programme/i18n/admin-offer-page';
import { useShell } from '@programme/mfe-contract';
import { renderWithShell } from '@programme/testing';
import { differenceLines } from './difference-lines';
import { useSnapshotReader } from './use-snapshot-reader';

function quote(asked: NewQuote, more: Partial<Quote> = {}): Quote {
  const fields = quoteFields(asked);
  const calculatedPrices = quotePrices(firstPriceBook, quoteTerms(fields, 'EUR'));
  return { ...fields, id: 1, orderIndex: 0, calculatedPrices, ...more };
}

const enterprise: NewQuote = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 };
const both: NewQuote = { ...enterprise, packageType: 'both' };

function snapshot(quotes: readonly Quote[], offer: Partial<OfferSnapshot['offer']> = {}): OfferSnapshot {
  const createdAt = '2026-11-21T12:00:00.000Z';
  return {
    offer: { clientName: 'Acme', creator: 'Anna', currency: 'EUR', validUntil: '2026-12-31', createdAt, ...offer },
    quotes: [...quotes],
  };
}

/** Each difference on a line, as the page writes it. */
async function linesOf(before: OfferSnapshot, after: OfferSnapshot, paths = offerDifferences(before, after)) {
  let lines: string[] = [];
  function Probe() {
    const { translate, preferences, addTexts } = useShell();
    const [isReady, setReady] = useState(false);
    useEffect(() => {
      void addTexts('admin-offer-page', loadAdminOfferPageTexts).then(() => setReady(true));
    }, [addTexts]);
    const { language } = preferences;
    lines = differenceLines(useSnapshotReader(before), useSnapshotReader(after), paths, { translate, language }).map(
      ({ name, values }) => (values ? `${name}: ${values.before} → ${values.after}` : name),
    );
    return isReady && <p>Ready</p>;
  }
  renderWithShell(<Probe />);
  await screen.findByText('Ready');
  return lines.map((line) => line.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' '));
}

const fields = (asked: NewQuote, changed: Partial<NewQuote>, prices?: Quote['calculatedPrices']) => {
  const old = quote(asked);
  return linesOf(
    snapshot([old]),
    snapshot([quote({ ...asked, ...changed }, { calculatedPrices: prices ?? old.calculatedPrices })]),
  );
};

test('Fields of the offer have their names, and both values', async () => {
  const offer = { clientName: 'Acme Ltd', creator: 'Jan', validUntil: '2027-01-31' };
  expect((await linesOf(snapshot([]), snapshot([], offer))).toSorted()).toEqual([
    'Client Name: Acme → Acme Ltd',
    'Creator: Anna → Jan',
    'Valid Until: Dec 31, 2026 → Jan 31, 2027',
  ]);
});

test('Texts of the offer are named, and not shown beside each other', async () => {
  const texts = { introduction: 'Dear Ewa', terms: 'Net 14' };
  expect(await linesOf(snapshot([]), snapshot([], texts))).toEqual(['Introduction', 'Terms']);
});

test.each<[Partial<NewQuote>, readonly string[]]>([
  [{ activeUsers: 1200 }, ['Quote 1 · Active Users: 120 → 1,200']],
  [{ monthsCount: 1 }, ['Quote 1 · Contract length: 6 months → 1 month']],
  [{ startupFeeOverride: 0 }, ['Quote 1 · Startup Fee Override: – → €0.00']],
  [{ note: 'A long text' }, ['Quote 1 · Note']],
  [{ discountType: 'percentage', discountValue: 10 }, ['Quote 1 · Discount: No Discount → 10% discount']],
])('Of a quote %j is told once, in words', async (changed, lines) => {
  expect(await fields(enterprise, changed)).toEqual(lines);
});

test('People of both packages are told once', async () => {
  expect(await fields(both, { activeUsers: 60 })).toEqual(['Quote 1 · Active Users: 120 → 60']);
});

test('Another package, and discounts of each, are told in words', async () => {
  const changed = {
    packageType: 'both',
    comfortDiscountType: 'amount',
    comfortDiscountValue: 50.5,
    showBetterPriceHint: true,
  } as const;
  expect((await fields(enterprise, changed)).toSorted()).toEqual([
    'Quote 1 · Discount: No Discount → Comfort: €50.50 discount',
    'Quote 1 · Package Type: Enterprise → Enterprise + Comfort',
    'Quote 1 · Show the client where Comfort costs less',
  ]);
});

test('Prices are told by their totals, and where those stay the same by their name', async () => {
  const { calculatedPrices: old } = quote(both);
  const price = old.enterprise && { ...old.enterprise, discountedTotal: 1000 };
  expect(await fields(both, {}, { ...old, ...(price && { enterprise: price }) })).toEqual([
    expect.stringMatching(/^Quote 1 · Price: €[\d,.]+ \/ €[\d,.]+ → €1,000\.00 \/ €[\d,.]+$/),
  ]);
  expect(await fields(both, {}, { ...old, options: [] })).toEqual(['Quote 1 · Prices of other contract lengths']);
});

test('A price in another currency stands in its own', async () => {
  const before = snapshot([quote(enterprise)]);
  const after = snapshot([quote(enterprise)], { currency: 'USD' satisfies Currency });
  expect(await linesOf(before, after, ['currency', 'quotes[0].calculatedPrices'])).toEqual([
    'Currency: EUR → USD',
    expect.stringMatching(/^Quote 1 · Price: €([\d,.]+) → \$\1$/),
  ]);
});

test('Quotes that are new or gone are told as a whole', async () => {
  const one = snapshot([quote(enterprise)]);
  const two = snapshot([quote(enterprise), quote({ packageType: 'comfort', employeesCount: 42, monthsCount: 3 })]);
  expect(await linesOf(one, two)).toEqual(['Quote 2 added: Comfort · 3 months · 42 employees']);
  expect(await linesOf(two, one)).toEqual(['Quote 2 removed: Comfort · 3 months · 42 employees']);
});

test('A field that is not known here is told by its own name', async () => {
  const same = snapshot([quote(enterprise)]);
  expect(await linesOf(same, same, ['somethingNewer', 'quotes[0].seatPlan', 'quotes[0].orderIndex'])).toEqual([
    'somethingNewer',
    'Quote 1 · seatPlan',
  ]);
});
