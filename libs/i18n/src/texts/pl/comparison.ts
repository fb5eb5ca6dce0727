import type { TranslationOf } from '../translation-of.js';
import type { comparison as en } from '../en/comparison.js';

export const comparison: TranslationOf<typeof en> = {
  'saved.table': 'Zapisane kalkulacje',
  'saved.scroll': 'Przewiń w bok, aby zobaczyć wszystkie kolumny.',
  'saved.lowest.note': 'Najniższą kwotę oznaczono haczykiem.',
  'saved.lowest': 'najniższa kwota',
  'saved.difference': 'Różnica względem pierwszej',
  'saved.activeUsers': 'Aktywni użytkownicy',
  'saved.modifier': 'Zmiana opłat miesięcznych',
  'saved.rename': 'Edytuj nazwę kalkulacji {{number}}',
  'saved.name': 'Nazwa kalkulacji {{number}}',
  'saved.restore': 'Przywróć dane',
  'saved.restore.of': 'Przywróć dane kalkulacji {{number}}',
  'saved.shown': 'Widoczna powyżej',
  'saved.share': 'Skopiuj jeden link do wszystkich',
  'saved.share.text': 'Link otwiera te kalkulacje z tymi samymi danymi.',
  'saved.share.limit': 'Link obejmuje tylko początek listy (maks. {{max}}).',
  'saved.link.ignored_one': 'Pominięto {{count}} kalkulację z linku, której nie udało się otworzyć.',
  'saved.link.ignored_few': 'Pominięto {{count}} kalkulacje z linku, których nie udało się otworzyć.',
  'saved.link.ignored_many': 'Pominięto {{count}} kalkulacji z linku, których nie udało się otworzyć.',
  'saved.link.ignored_other': 'Pominięto {{count}} kalkulacji z linku, których nie udało się otworzyć.',
  'saved.notLoaded': 'Nie udało się wczytać porównania. Sprawdź połączenie i spróbuj ponownie.',
};
