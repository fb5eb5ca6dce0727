import type { TranslationOf } from '../../text-key.js';
import type { calculationStates as en } from '../en/calculation-states.js';

export const calculationStates: TranslationOf<typeof en> = {
  'calculator.error.api': 'Error de la API: {{status}}',
  'calculator.error.notJson': 'La API devolvió una respuesta que no es JSON',
  'calculator.error.invalidInput': 'Los valores introducidos no son válidos',
};
