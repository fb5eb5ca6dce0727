import type { TranslationOf } from '../translation-of.js';
import type { calculator2025 as en } from '../en/calculator-2025.js';

export const calculator2025: TranslationOf<typeof en> = {
  'calculator2025.title': 'Kalkulator cen Enterprise 2025',
  'calculator2025.lead': 'Koszt programu według cennika 2025. Od czwartego miesiąca każdy miesiąc ma własny rabat.',
  'calculator2025.refused': 'Nie udało się obliczyć ceny. Sprawdź dane lub spróbuj ponownie.',
  'calculator2025.lengths.failed': 'Nie udało się wczytać cen dla innych okresów umowy.',
  'calculator2025.discount': 'Rabat za kolejne miesiące',
  'calculator2025.discount.explanation': 'Od czwartego miesiąca każdy miesiąc kosztuje mniej',
  'calculator2025.cards.title': 'Rabaty w dłuższym programie',
  'calculator2025.cards.month': 'Miesiąc {{month}}',
  'calculator2025.cards.months': 'Miesiące {{min}}–{{max}}',
  'calculator2025.cards.text': 'od opłaty miesięcznej',
  'calculator2025.cards.more': 'Jak działają rabaty',
};
