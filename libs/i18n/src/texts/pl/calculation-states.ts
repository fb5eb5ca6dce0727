import type { TranslationOf } from '../../text-key.js';
import type { calculationStates as en } from '../en/calculation-states.js';

export const calculationStates: TranslationOf<typeof en> = {
  'calculator.estimate': 'Szacunek',
  'calculator.estimate.text': 'Wybierz „{{button}}”, aby porównać ten szacunek z ceną z 2025 roku i go zapisać.',
  'calculator.outdated': 'Nieaktualna cena',
  'calculator.outdated.text':
    'Te kwoty dotyczą innych danych: {{programme}} · {{employees}}. Sprawdź formularz i wybierz „{{button}}”.',
  'calculator.outdated.employees_one': '{{formatted}} pracownik',
  'calculator.outdated.employees_few': '{{formatted}} pracownicy',
  'calculator.outdated.employees_many': '{{formatted}} pracowników',
  'calculator.outdated.employees_other': '{{formatted}} pracownika',

  'calculator.error.api': 'Błąd API: {{status}}',
  'calculator.error.notJson': 'Odpowiedź API nie jest w formacie JSON',
  'calculator.error.invalidInput': 'Nieprawidłowe dane wejściowe',
};
