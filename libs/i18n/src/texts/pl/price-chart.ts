import type { TranslationOf } from '../translation-of.js';
import type { priceChart as en } from '../en/price-chart.js';

export const priceChart: TranslationOf<typeof en> = {
  'priceChart.show': 'Pokaż cenę dla 1–12 miesięcy',
  'priceChart.hide': 'Ukryj cenę dla 1–12 miesięcy',
  'priceChart.title': 'Cena według okresu umowy',
  'priceChart.label':
    'Wykres liniowy wartości całkowitej i płatności miesięcznej dla umów od 1 do 12 miesięcy; te same liczby zawiera tabela poniżej.',
  'priceChart.months': 'Miesiące',
  'priceChart.chosen': 'Twój wybór',
  'priceChart.less': 'Dłuższa umowa ({{longer}} mies.) kosztuje mniej niż wybrana ({{months}} mies.)',
  'priceChart.same': 'Dłuższa umowa ({{longer}} mies.) kosztuje tyle samo co wybrana ({{months}} mies.)',
  'priceChart.failed': 'Nie udało się wczytać wykresu. Te same liczby zawiera tabela.',
  'priceChart.loading': 'Wczytywanie wykresu',
  'priceChart.longer.text': 'Łącznie zapłacisz {{total}} za dłuższy program.',
};
