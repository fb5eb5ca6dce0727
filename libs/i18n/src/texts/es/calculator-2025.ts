import type { TranslationOf } from '../translation-of.js';
import type { calculator2025 as en } from '../en/calculator-2025.js';

export const calculator2025: TranslationOf<typeof en> = {
  'calculator2025.title': 'Calculadora de precios Enterprise 2025',
  'calculator2025.lead':
    'Cuánto cuesta el programa según la lista de precios de 2025. A partir del cuarto mes, cada mes tiene su propio descuento.',
  'calculator2025.refused': 'El cálculo ha fallado. Compruebe los datos o inténtelo de nuevo.',
  'calculator2025.lengths.failed': 'No se han podido cargar los precios de las otras duraciones.',
  'calculator2025.discount': 'Descuento de los meses posteriores',
  'calculator2025.discount.explanation': 'A partir del cuarto mes, cada mes cuesta menos',
  'calculator2025.cards.title': 'Descuentos de un programa más largo',
  'calculator2025.cards.month': 'Mes {{month}}',
  'calculator2025.cards.months': 'Meses {{min}}–{{max}}',
  'calculator2025.cards.text': 'sobre la cuota mensual',
  'calculator2025.cards.more': 'Cómo funcionan los descuentos',
};
