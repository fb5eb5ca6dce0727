import type { TranslationOf } from '../../text-key.js';
import type { validation as en } from '../en/validation.js';

export const validation: TranslationOf<typeof en> = {
  'validation.required': 'To pole jest wymagane',
  'validation.type': 'Nieprawidłowy typ wartości',
  'validation.unknown': 'Nieznane pole: {{fields}}',
  'validation.maximumLength': 'Maksymalna liczba znaków: {{max}}',
  'validation.minimumLength': 'Minimalna liczba znaków: {{min}}',
  'validation.maximum': 'Wartość nie może przekraczać {{max}}',
  'validation.minimum': 'Wartość nie może być mniejsza niż {{min}}',
  'validation.wholeNumber': 'Wpisz liczbę całkowitą',
  'validation.choice': 'Dozwolone wartości: {{values}}',
  'validation.employees.required': 'Podaj liczbę pracowników',
  'validation.activeUsers.required': 'Podaj liczbę aktywnych użytkowników',
  'validation.months.required': 'Podaj liczbę miesięcy',
  'validation.positiveInteger': 'Wpisz dodatnią liczbę całkowitą',
  'validation.months.range': 'Liczba miesięcy musi wynosić od 1 do 12',
  'validation.username.required': 'Podaj nazwę użytkownika',
  'validation.password.required': 'Podaj hasło',
  'validation.unprintable': 'Zawiera znaki, których nie można wydrukować',
  'validation.surroundingBlanks': 'Nie może zaczynać się ani kończyć spacją',
  'validation.timestamp': 'Wymagana data i godzina w formacie ISO',
  'validation.password.common': 'To hasło jest zbyt łatwe do odgadnięcia',
  'validation.nothingToChange': 'Nie podano niczego do zmiany',
  'validation.placeholders.missing': 'Brakuje symbolu {{names}}. Zostaw go, aby można było wstawić wartość.',
  'validation.placeholders.unknown': 'Symbol {{names}} nie zostanie tu niczym wypełniony.',
  'validation.placeholders.malformed':
    'Nawiasów klamrowych można używać tylko w symbolach takich jak w tekście wbudowanym.',
  'validation.pluralForm': 'Ten język nie ma formy liczby mnogiej „{{form}}”, tylko: {{forms}}',
};
