import type { TranslationOf } from '../../text-key.js';
import type { shell as en } from '../en/shell.js';

export const shell: TranslationOf<typeof en> = {
  'shell.product': 'Program Aktywności',
  'shell.title': 'Program Aktywności – kalkulator ceny',
  'shell.skip': 'Przejdź do treści',
  'shell.home': 'Program Aktywności, do kalkulatora',
  'shell.print': 'Drukuj porównanie',
  'shell.print.none.title': 'Brak porównań',
  'shell.print.none.text': 'Przed drukowaniem dodaj do porównania co najmniej jedną kalkulację.',
  'shell.close': 'Zamknij',
  'shell.language': 'Język: {{language}}',
  'shell.currency': 'Waluta: {{currency}}',
  'shell.language.failed': 'Nie udało się wczytać języka. Spróbuj ponownie.',
  'shell.admin': 'Administracja',
  'shell.menu.open': 'Otwórz menu',
  'shell.menu.close': 'Zamknij menu',
  'shell.navigation': 'Nawigacja główna',
  'shell.navigation.enterprise': 'Enterprise',
  'shell.navigation.comfort': 'Comfort',
  'shell.navigation.manage': 'Zarządzanie',
  'shell.navigation.calculator': 'Kalkulator',
  'shell.navigation.admin': 'Administracja',
  'shell.navigation.offers': 'Oferty',
  'shell.user.loading': 'Wczytywanie konta',
  'shell.page.loading': 'Wczytywanie strony',
  'shell.notFound.title': '404 Nie znaleziono strony',
  'shell.notFound.text': 'Czy strona na pewno została dodana do routera?',
  'shell.notFound.home': 'Przejdź do kalkulatora',
  'shell.remote.failed.title': 'Nie udało się wczytać tej części strony',
  'shell.remote.failed.text':
    'Reszta strony działa. Sprawdź połączenie i spróbuj ponownie; jeśli problem się powtarza, ta część może być właśnie aktualizowana.',
  'shell.remote.incompatible.text':
    'Ta część została zbudowana dla innej wersji strony ({{remote}} zamiast {{shell}}). Odśwież stronę albo spróbuj ponownie za kilka minut.',
  'shell.retry': 'Spróbuj ponownie',
  'shell.unreachable.title': 'Serwer nie odpowiada',
  'shell.unreachable.text': 'Nie udało się sprawdzić, kto jest zalogowany. Sprawdź połączenie i spróbuj ponownie.',
};
