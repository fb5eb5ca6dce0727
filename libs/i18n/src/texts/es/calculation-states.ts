import type { TranslationOf } from '../../text-key.js';
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

  'calculator.error.api': 'Error de la API: {{status}}',
  'calculator.error.notJson': 'La API devolvió una respuesta que no es JSON',
  'calculator.error.invalidInput': 'Los valores introducidos no son válidos',
};
