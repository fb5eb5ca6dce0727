import { Translator, type TextKey, type TextParameters } from '@programme/i18n';
import { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { loadOffersTexts } from '@programme/i18n/offers';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { offerChanges } from './offer-changes';

const translator = new Translator();
beforeAll(async () => {
  translator.add('en', await loadOffersTexts('en'));
  translator.add('en', await loadOfferDecisionTexts('en'));
});

const words = {
  language: 'en',
  translate: (key: TextKey, parameters?: TextParameters) => translator.translate('en', key, parameters),
} as const;

const before = publicOffer([enterprise, comfort]);
const discounted = { ...enterprise, discountType: 'percentage', discountValue: 10 } as const;

test.each([
  [
    'validity',
    publicOffer([enterprise, comfort], { validUntil: '2027-03-01' }),
    ['Valid until March 1, 2027 instead of February 19, 2027'],
  ],
  [
    'creator',
    publicOffer([enterprise, comfort], { creator: 'Jan Lis' }),
    ['Prepared by Jan Lis instead of Anna Nowak'],
  ],
  ['client', publicOffer([enterprise, comfort], { clientName: 'Acme 2' }), ['Prepared for Acme 2 instead of Acme']],
  ['discount', publicOffer([discounted, comfort]), ['Option 1: Enterprise costs 31,275.00 zł instead of 34,750.00 zł']],
  [
    'length',
    publicOffer([{ ...enterprise, monthsCount: 7 }, comfort]),
    ['Option 1: 7 months instead of 6 months', 'Option 1: Enterprise costs 38,875.00 zł instead of 34,750.00 zł'],
  ],
  ['note', publicOffer([enterprise, { ...comfort, note: 'As agreed' }]), ['Option 2: another note']],
  [
    'texts',
    publicOffer([enterprise, comfort], { introduction: 'Hi', terms: 'Net 14' }),
    ['Another introduction', 'Other terms'],
  ],
  ['new option', publicOffer([enterprise, comfort, comfort]), ['Option 3: added']],
  ['option that is gone', publicOffer([enterprise]), ['Option 2: removed']],
  ['nothing', publicOffer([enterprise, comfort]), []],
])('What changed is told in words: %s', (_what, after, lines) => {
  expect(offerChanges(before, after, words).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
});

test('Other users are named with their numbers', () => {
  const after = publicOffer([{ ...enterprise, activeUsers: 1300 }, comfort]);
  expect(offerChanges(before, after, words)[0]).toBe('Option 1: 1,300 people instead of 120');
});

test('Prices of a neighbour alone are other prices', () => {
  const [first, second] = before.quotes;
  const { calculatedPrices } = first!;
  const options = calculatedPrices.options.slice(1);
  const after = { ...before, quotes: [{ ...first!, calculatedPrices: { ...calculatedPrices, options } }, second!] };
  expect(offerChanges(before, after, words)).toEqual(['Option 1: other prices']);
});
