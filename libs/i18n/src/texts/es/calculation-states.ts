import type { TranslationOf } from '../translation-of.js';
import type { calculationStates as en } from '../en/calculation-states.js';

export const calculationStates: TranslationOf<typeof en> = {
  'calculator.estimate': 'Estimación',
  'calculator.estimate.text':
    'Elija «{{button}}» para comparar esta estimación con el precio de 2025 y para guardarla.',
  'calculator.outdated': 'Precio no actualizado',
  'calculator.outdated.text':
    'Estos importes corresponden a otros datos: {{programme}} · {{employees}}. Revise el formulario y elija «{{button}}».',
  'calculator.outdated.employees_one': '{{formatted}} empleado',
  'calculator.outdated.employees_many': '{{formatted}} de empleados',
  'calculator.outdated.employees_other': '{{formatted}} empleados',

  'calculator.form.remark.months_one': 'Mes {{months}}: {{remark}}',
  'calculator.form.remark.months_many': 'Meses {{months}}: {{remark}}',
  'calculator.form.remark.months_other': 'Meses {{months}}: {{remark}}',
  'calculator.savings.mean_one':
    'El precio de 2025 era de {{total2025}}. Corresponde a {{formatted}} usuario activo cada mes: la media de todos los meses, redondeada hacia arriba.',
  'calculator.savings.mean_many':
    'El precio de 2025 era de {{total2025}}. Corresponde a {{formatted}} de usuarios activos cada mes: la media de todos los meses, redondeada hacia arriba.',
  'calculator.savings.mean_other':
    'El precio de 2025 era de {{total2025}}. Corresponde a {{formatted}} usuarios activos cada mes: la media de todos los meses, redondeada hacia arriba.',

  'saved.removed': 'Cálculo {{number}} eliminado',
  'saved.undo': 'Deshacer',

  'calculator.error.api': 'Error de la API: {{status}}',
  'calculator.error.notJson': 'La API devolvió una respuesta que no es JSON',
  'calculator.error.invalidInput': 'Los valores introducidos no son válidos',

  'calculator.result.notLoaded': 'No se pudo cargar el precio. Compruebe la conexión e inténtelo de nuevo.',
  'calculator.result.retry': 'Reintentar',
};
