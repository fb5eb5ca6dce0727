import type { TranslationOf } from '../translation-of.js';
import type { namedPrices as en } from '../en/named-prices.js';

export const namedPrices: TranslationOf<typeof en> = {
  'namedPrices.today': 'Con los precios de hoy',
  'namedPrices.former': 'Precios vigentes desde el {{from}} hasta el {{until}}',
  'namedPrices.former.text':
    'Este enlace se creó con estos precios. Ahora rigen otros; debajo de cada total figura el de hoy.',
  'namedPrices.useToday': 'Usar los precios de hoy',
  'namedPrices.unknown': 'No conocemos los precios con los que se creó este enlace. Ve los precios de hoy.',
  'namedPrices.invalid': 'Esta lista de precios aún tiene errores. Ve los precios de hoy.',
  'namedPrices.preview': 'Vista previa de «{{label}}»',
  'namedPrices.preview.text':
    'Estos precios aún no han estado vigentes. Nada de esta página se registra, se guarda ni se ofrece.',
  'namedPrices.back': 'Volver a la lista de precios',
  'namedPrices.screens': 'Pantallas de la vista previa',
  'namedPrices.calculator': 'Calculadora',
  'namedPrices.pricing': 'Precios',
};
