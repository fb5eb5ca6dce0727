import type { TranslationOf } from '../../text-key.js';
import type { server as en } from '../en/server.js';

export const server: TranslationOf<typeof en> = {
  'server.invalidRequest': 'Sprawdź zaznaczone pola.',
  'server.malformedJson': 'Żądanie nie jest poprawnym dokumentem JSON.',
  'server.malformedRequest': 'Nie można odczytać żądania.',
  'server.unauthenticated': 'Zaloguj się.',
  'server.invalidCredentials': 'Nieprawidłowa nazwa użytkownika lub hasło',
  'server.invalidOfferPassword': 'Nieprawidłowe hasło. Spróbuj ponownie.',
  'server.offerLocked': 'Podaj hasło, aby zobaczyć tę ofertę.',
  'server.forbidden': 'Nie masz uprawnień do tej czynności.',
  'server.foreignOrigin': 'Żądanie pochodzi z innej witryny i zostało odrzucone.',
  'server.registrationOff': 'Rejestracja jest wyłączona.',
  'server.notFound': 'Pod tym adresem niczego nie ma.',
  'server.usernameTaken': 'Ta nazwa użytkownika jest już zajęta.',
  'server.bodyTooLarge': 'Żądanie jest zbyt duże.',
  'server.notJson': 'Żądanie musi być w formacie JSON.',
  'server.tooManyRequests': 'Zbyt wiele żądań. Spróbuj ponownie za chwilę.',
  'server.tooManyAttempts': 'Zbyt wiele prób. Spróbuj ponownie później.',
  'server.internal': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  'server.priceSheetFailed': 'Cena 2025 jest chwilowo niedostępna.',
  'server.busy': 'Serwer jest zajęty. Spróbuj ponownie za chwilę.',
  'server.unavailable': 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  'server.lastAdmin': 'Musi istnieć co najmniej jeden administrator. Najpierw nadaj te uprawnienia komuś innemu.',
  'server.creatorTaken': 'Twórca o tej nazwie już istnieje.',
  'server.staleVersion': 'Ktoś inny zmienił to w międzyczasie. Wczytaj ponownie, aby zobaczyć aktualny stan.',
};
