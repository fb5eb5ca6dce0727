import type { TranslationOf } from '../translation-of.js';
import type { priceChart as en } from '../en/price-chart.js';

export const priceChart: TranslationOf<typeof en> = {
  'priceChart.title': 'Precio según la duración',
  'priceChart.months': 'Meses',
  'priceChart.chosen': 'Su elección',
  'priceChart.less': '{{longer}} meses cuestan menos que {{months}}',
  'priceChart.same': '{{longer}} meses cuestan lo mismo que {{months}}',
  'priceChart.longer.text': 'Paga {{total}} en total por un programa más largo.',
  'priceChart.label': 'Valor total y pago mensual de contratos de 1 a 12 meses; elija una duración',
  'priceChart.table': 'Mostrar como tabla',
  'priceChart.longer.choose_one': 'Elegir {{count}} mes',
  'priceChart.longer.choose_many': 'Elegir {{count}} de meses',
  'priceChart.longer.choose_other': 'Elegir {{count}} meses',
  'priceChart.value_one': '{{count}} mes: valor total {{total}}, pago mensual {{monthly}}',
  'priceChart.value_many': '{{count}} de meses: valor total {{total}}, pago mensual {{monthly}}',
  'priceChart.value_other': '{{count}} meses: valor total {{total}}, pago mensual {{monthly}}',
  'priceChart.byMonth_one':
    'Los meses posteriores se calculan con {{formatted}} usuario activo, la media de sus meses.',
  'priceChart.byMonth_many':
    'Los meses posteriores se calculan con {{formatted}} de usuarios activos, la media de sus meses.',
  'priceChart.byMonth_other':
    'Los meses posteriores se calculan con {{formatted}} usuarios activos, la media de sus meses.',
};
