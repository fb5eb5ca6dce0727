import type { TranslationOf } from '../../text-key.js';
import type { calculationStates as en } from '../en/calculation-states.js';

export const calculationStates: TranslationOf<typeof en> = {
  'calculator.error.api': 'Błąd API: {{status}}',
  'calculator.error.notJson': 'Odpowiedź API nie jest w formacie JSON',
  'calculator.error.invalidInput': 'Nieprawidłowe dane wejściowe',
};
