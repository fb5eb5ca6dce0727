import type { TranslationOf } from '../translation-of.js';
import type { calculator2026Admin as en } from '../en/calculator-2026-admin.js';

export const calculator2026Admin: TranslationOf<typeof en> = {
  'calculator2026Admin.title': 'Kalkulator cen Enterprise {{year}} – administracja',
  'calculator2026Admin.lead':
    'Te same ceny co w publicznym kalkulatorze, do przygotowywania ofert. Kalkulacje wykonane tutaj są zapisywane osobno.',
  'calculator2026Admin.empty.title': 'Wprowadź dane programu',
  'calculator2026Admin.empty.text': 'Podaj liczbę pracowników, aktywnych użytkowników i miesięcy, aby zobaczyć cenę.',
  'calculator2026Admin.error': 'Wystąpił błąd',
  'calculator2026Admin.error.toast.title': 'Błąd',
  'calculator2026Admin.error.toast.text': 'Nie udało się obliczyć ceny. Spróbuj ponownie.',
};
