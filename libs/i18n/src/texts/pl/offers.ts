import type { TranslationOf } from '../../text-key.js';
import type { offers as en } from '../en/offers.js';

export const offers: TranslationOf<typeof en> = {
  'offer.title': 'Twoja oferta',
  'offer.prompt': 'Ta oferta jest chroniona. Podaj hasło, które przyszło razem z linkiem.',
  'offer.password': 'Hasło',
  'offer.submit': 'Pokaż ofertę',
  'offer.verifying': 'Sprawdzanie...',
  'offer.invalid.title': 'Nieprawidłowe hasło',
  'offer.invalid.text': 'Nieprawidłowe hasło. Spróbuj ponownie.',
  'offer.unreachable.text': 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',
  'offer.correct.title': 'Hasło poprawne',
  'offer.correct.text': 'Wczytujemy szczegóły oferty',
  'offer.loading': 'Wczytywanie szczegółów oferty',
  'offer.failed.title': 'Nie udało się wczytać oferty',
  'offer.failed.text': 'Nie udało się wczytać oferty. Spróbuj ponownie później.',
};
