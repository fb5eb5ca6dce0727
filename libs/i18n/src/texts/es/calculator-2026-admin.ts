import type { TranslationOf } from '../translation-of.js';
import type { calculator2026Admin as en } from '../en/calculator-2026-admin.js';

export const calculator2026Admin: TranslationOf<typeof en> = {
  'calculator2026Admin.title': 'Calculadora de precios Enterprise {{year}} – administración',
  'calculator2026Admin.lead':
    'Los mismos precios que la calculadora pública, para preparar ofertas. Los cálculos hechos aquí se registran por separado.',
  'calculator2026Admin.empty.title': 'Introduzca los datos del programa',
  'calculator2026Admin.empty.text':
    'Indique el número de empleados, de usuarios activos y de meses para ver el precio.',
  'calculator2026Admin.error': 'Se produjo un error',
  'calculator2026Admin.error.toast.title': 'Error',
  'calculator2026Admin.error.toast.text': 'No se pudo calcular el precio. Inténtelo de nuevo.',
};
