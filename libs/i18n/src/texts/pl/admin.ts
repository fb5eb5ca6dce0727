import type { TranslationOf } from '../../text-key.js';
import type { admin as en } from '../en/admin.js';

export const admin: TranslationOf<typeof en> = {
  'auth.title': 'Logowanie',
  'auth.lead': 'Wejście do panelu administracyjnego, w którym zespół zarządza treściami i przegląda logi.',
  'auth.username': 'Nazwa użytkownika',
  'auth.password': 'Hasło',
  'auth.submit': 'Zaloguj się',
  'auth.submitting': 'Logowanie...',
  'auth.success': 'Zalogowano pomyślnie',
  'auth.failed': 'Nie udało się zalogować',
  'admin.title': 'Administracja',
  'admin.signedIn': 'Zalogowano jako {{username}}.',
  'admin.offers': 'Oferty',
  'admin.logout': 'Wyloguj się',
  'admin.loggingOut': 'Wylogowywanie...',
  'admin.logout.success': 'Wylogowano pomyślnie',
  'admin.logout.failed': 'Nie udało się wylogować',
  'admin.later': 'Tłumaczenia, logi API i powiadomienia na Slacku pojawią się tu w jednej z kolejnych wersji.',
  'offersManagement.title': 'Oferty',
  'offersManagement.later': 'Tworzenie ofert i zarządzanie nimi będzie tu dostępne w jednej z kolejnych wersji.',
};
