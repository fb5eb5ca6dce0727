import type { TranslationOf } from '../../text-key.js';
import type { validation as en } from '../en/validation.js';

export const validation: TranslationOf<typeof en> = {
  'validation.required': 'Este campo es obligatorio',
  'validation.type': 'Tipo de valor incorrecto',
  'validation.unknown': 'Campo desconocido: {{fields}}',
  'validation.maximumLength': 'Como máximo {{max}} caracteres',
  'validation.minimumLength': 'Como mínimo {{min}} caracteres',
  'validation.maximum': 'No puede ser mayor que {{max}}',
  'validation.minimum': 'No puede ser menor que {{min}}',
  'validation.wholeNumber': 'Debe ser un número entero',
  'validation.choice': 'Debe ser uno de: {{values}}',
  'validation.employees.required': 'Indique el número de empleados',
  'validation.activeUsers.required': 'Indique el número de usuarios activos',
  'validation.months.required': 'Indique el número de meses',
  'validation.positiveInteger': 'Debe ser un número entero positivo',
  'validation.months.range': 'Los meses deben estar entre 1 y 12',
  'validation.username.required': 'Indique el nombre de usuario',
  'validation.password.required': 'Indique la contraseña',
  'validation.unprintable': 'Contiene caracteres no imprimibles',
  'validation.surroundingBlanks': 'No puede empezar ni terminar con un espacio',
  'validation.timestamp': 'Debe ser una fecha y hora en formato ISO',
  'validation.password.common': 'Esta contraseña es demasiado fácil de adivinar',
};
