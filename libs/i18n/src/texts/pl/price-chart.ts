import type { TranslationOf } from '../translation-of.js';
import type { priceChart as en } from '../en/price-chart.js';

export const priceChart: TranslationOf<typeof en> = {
  'priceChart.title': 'Cena według okresu umowy',
  'priceChart.months': 'Miesiące',
  'priceChart.chosen': 'Twój wybór',
  'priceChart.less': 'Dłuższa umowa ({{longer}} mies.) kosztuje mniej niż wybrana ({{months}} mies.)',
  'priceChart.same': 'Dłuższa umowa ({{longer}} mies.) kosztuje tyle samo co wybrana ({{months}} mies.)',
  'priceChart.longer.text': 'Łącznie zapłacisz {{total}} za dłuższy program.',
  'priceChart.label': 'Wartość całkowita i płatność miesięczna dla umów na 1–12 miesięcy; wybierz okres',
  'priceChart.table': 'Pokaż jako tabelę',
  'priceChart.longer.choose_one': 'Wybierz {{count}} miesiąc',
  'priceChart.longer.choose_few': 'Wybierz {{count}} miesiące',
  'priceChart.longer.choose_many': 'Wybierz {{count}} miesięcy',
  'priceChart.longer.choose_other': 'Wybierz {{count}} miesiąca',
  'priceChart.value_one': '{{count}} miesiąc: wartość całkowita {{total}}, płatność miesięczna {{monthly}}',
  'priceChart.value_few': '{{count}} miesiące: wartość całkowita {{total}}, płatność miesięczna {{monthly}}',
  'priceChart.value_many': '{{count}} miesięcy: wartość całkowita {{total}}, płatność miesięczna {{monthly}}',
  'priceChart.value_other': '{{count}} miesiąca: wartość całkowita {{total}}, płatność miesięczna {{monthly}}',
  'priceChart.byMonth_one':
    'Kolejne miesiące wyceniono dla {{formatted}} aktywnego użytkownika: to średnia z Twoich miesięcy.',
  'priceChart.byMonth_few':
    'Kolejne miesiące wyceniono dla {{formatted}} aktywnych użytkowników: to średnia z Twoich miesięcy.',
  'priceChart.byMonth_many':
    'Kolejne miesiące wyceniono dla {{formatted}} aktywnych użytkowników: to średnia z Twoich miesięcy.',
  'priceChart.byMonth_other':
    'Kolejne miesiące wyceniono dla {{formatted}} aktywnego użytkownika: to średnia z Twoich miesięcy.',
};
