import type { TranslationOf } from '../translation-of.js';
import type { namedPrices as en } from '../en/named-prices.js';

export const namedPrices: TranslationOf<typeof en> = {
  'namedPrices.today': 'Według dzisiejszych cen',
  'namedPrices.former': 'Ceny obowiązujące od {{from}} do {{until}}',
  'namedPrices.former.text':
    'Ten link utworzono przy tych cenach. Teraz obowiązują inne; pod każdą sumą podano dzisiejszą.',
  'namedPrices.useToday': 'Użyj dzisiejszych cen',
  'namedPrices.unknown': 'Nie znamy cen, przy których utworzono ten link. Widzisz dzisiejsze ceny.',
  'namedPrices.invalid': 'Ten cennik zawiera jeszcze błędy. Widzisz dzisiejsze ceny.',
  'namedPrices.preview': 'Podgląd: „{{label}}”',
  'namedPrices.preview.text':
    'Te ceny jeszcze nie obowiązywały. Nic na tej stronie nie jest rejestrowane, zapisywane ani oferowane.',
  'namedPrices.back': 'Wróć do cennika',
  'namedPrices.screens': 'Ekrany podglądu',
  'namedPrices.calculator': 'Kalkulator',
  'namedPrices.pricing': 'Cennik',
};
