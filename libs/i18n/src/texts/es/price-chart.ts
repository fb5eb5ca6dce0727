import type { TranslationOf } from '../translation-of.js';
import type { priceChart as en } from '../en/price-chart.js';

export const priceChart: TranslationOf<typeof en> = {
  'priceChart.show': 'Mostrar el precio de 1 a 12 meses',
  'priceChart.hide': 'Ocultar el precio de 1 a 12 meses',
  'priceChart.title': 'Precio según la duración',
  'priceChart.label':
    'Gráfico de líneas del valor total y el pago mensual para contratos de 1 a 12 meses; la tabla siguiente contiene las mismas cifras.',
  'priceChart.months': 'Meses',
  'priceChart.chosen': 'Su elección',
  'priceChart.less': '{{longer}} meses cuestan menos que {{months}}',
  'priceChart.same': '{{longer}} meses cuestan lo mismo que {{months}}',
  'priceChart.failed': 'No se pudo cargar el gráfico. La tabla contiene las mismas cifras.',
  'priceChart.loading': 'Cargando el gráfico',
  'priceChart.longer.text': 'Paga {{total}} en total por un programa más largo.',
};
