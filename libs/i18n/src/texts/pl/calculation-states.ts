import type { TranslationOf } from '../translation-of.js';
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

  'calculator.form.remark.months_one': 'Miesiąc {{months}}: {{remark}}',
  'calculator.form.remark.months_few': 'Miesiące {{months}}: {{remark}}',
  'calculator.form.remark.months_many': 'Miesiące {{months}}: {{remark}}',
  'calculator.form.remark.months_other': 'Miesiące {{months}}: {{remark}}',
  'calculator.savings.mean_one':
    'Cena z 2025 roku wynosiła {{total2025}}. Dotyczy {{formatted}} aktywnego użytkownika w każdym miesiącu: to średnia ze wszystkich miesięcy, zaokrąglona w górę.',
  'calculator.savings.mean_few':
    'Cena z 2025 roku wynosiła {{total2025}}. Dotyczy {{formatted}} aktywnych użytkowników w każdym miesiącu: to średnia ze wszystkich miesięcy, zaokrąglona w górę.',
  'calculator.savings.mean_many':
    'Cena z 2025 roku wynosiła {{total2025}}. Dotyczy {{formatted}} aktywnych użytkowników w każdym miesiącu: to średnia ze wszystkich miesięcy, zaokrąglona w górę.',
  'calculator.savings.mean_other':
    'Cena z 2025 roku wynosiła {{total2025}}. Dotyczy {{formatted}} aktywnego użytkownika w każdym miesiącu: to średnia ze wszystkich miesięcy, zaokrąglona w górę.',

  'saved.removed': 'Usunięto kalkulację {{number}}',
  'saved.undo': 'Cofnij',

  'calculator.error.api': 'Błąd API: {{status}}',
  'calculator.error.notJson': 'Odpowiedź API nie jest w formacie JSON',
  'calculator.error.invalidInput': 'Nieprawidłowe dane wejściowe',

  'calculator.result.notLoaded': 'Nie udało się wczytać ceny. Sprawdź połączenie i spróbuj ponownie.',
  'calculator.result.retry': 'Spróbuj ponownie',
};
