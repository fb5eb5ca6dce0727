import fc from 'fast-check';
import {
  expectedOffer,
  expectedTotals,
  marked,
  quotesOfOffer,
  type ShownOffer,
} from '@programme/contracts/expected-offers';
import { Translator } from '@programme/i18n';
import { loadOffersTexts } from '@programme/i18n/offers';
import { currencies } from '@programme/pricing';
import type { OfferViewModel } from './offer-view-model';
import { viewOfAnswer } from './offer-view.fixture';
import { publicOffer } from './public-offer.fixture';

const translator = new Translator();
beforeAll(async () => translator.add('en', await loadOffersTexts('en')));

const markedIf = (isChosen: boolean, text: string) => (isChosen ? marked(text) : text);

function shownBy({ quotes, comparison, charts }: OfferViewModel): ShownOffer {
  return {
    cards: quotes.flatMap(({ packages }) =>
      packages.map(({ lengths }) =>
        lengths.map(({ title, chosen, total, listTotal }) => ({ title, chosen, total, before: listTotal })),
      ),
    ),
    list: comparison.kind === 'list' ? comparison.rows.map(({ total }) => total) : [],
    comparisons:
      comparison.kind === 'list'
        ? []
        : comparison.tables.map(({ head, rows, chosenColumn }) =>
            [head, ...rows.map(({ cells }) => cells)].map((cells) =>
              cells.map((text, column) => markedIf(column === chosenColumn, text)),
            ),
          ),
    charts: charts.map(({ rows }) => rows.map(({ cells }) => cells.map(({ text, chosen }) => markedIf(chosen, text)))),
  };
}

test.each(currencies)(
  'Random offers in %s have the totals that the price list and their discounts come to, everywhere',
  (currency) => {
    fc.assert(
      fc.property(quotesOfOffer(currency), (quotes) => {
        const answer = publicOffer(quotes, { currency });
        const totals = answer.quotes.map(({ calculatedPrices }) =>
          calculatedPrices.totals.map(({ enterprise, comfort }) => [enterprise, comfort]),
        );
        expect(totals).toEqual(quotes.map((quote) => expectedTotals(quote, currency)));
        const words: Parameters<typeof expectedOffer>[2] = (key, parameters) =>
          translator.translate('en', key, parameters);
        expect(shownBy(viewOfAnswer(answer))).toEqual(expectedOffer(quotes, currency, words));
      }),
      { numRuns: 125 },
    );
  },
);
