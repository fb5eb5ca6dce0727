import type { TranslationOf } from '../translation-of.js';
import type { pricingPages as en } from '../en/pricing-pages.js';

export const pricingPages: TranslationOf<typeof en> = {
  'pricing.title': 'Cennik {{year}}',
  'pricing.lead':
    'Sprawdź, z czego składa się cena programu Enterprise. Obowiązuje cennik na rok {{year}}. Wszystkie kwoty podajemy w {{currency}}; walutę można zmienić na górze strony.',
  'pricing.calculate': 'Oblicz swoją cenę',

  'pricing.onboarding.title': 'Wdrożenie',
  'pricing.onboarding.fee': 'Standardowa opłata startowa',
  'pricing.onboarding.once': 'Płatna jednorazowo, na początku programu.',
  'pricing.onboarding.individual':
    'Możliwa jest wycena indywidualna, na przykład przy starcie w kilku krajach lub z materiałami przygotowanymi specjalnie dla Twojej firmy.',
  'pricing.onboarding.included': 'Co obejmuje',
  'pricing.onboarding.included.1': 'Spotkanie otwierające, na którym ustalamy cele, harmonogram i podział ról',
  'pricing.onboarding.included.2': 'Przestrzeń Twojej firmy w aplikacji, z logo i podziałem na zespoły',
  'pricing.onboarding.included.3': 'Zaproszenia i rejestracja pracowników',
  'pricing.onboarding.included.4': 'Pakiet komunikacyjny na start: plakaty, e-maile i teksty do intranetu',
  'pricing.onboarding.included.5': 'Szkolenie dla osób prowadzących program w Twojej firmie',

  'pricing.fees.title': 'Opłata miesięczna',
  'pricing.fees.lead': 'Opłata za jeden miesiąc, przed rabatem lub dopłatą, zależy od liczby aktywnych użytkowników.',
  'pricing.fees.users': 'Aktywni użytkownicy',
  'pricing.fees.fee': 'Opłata za miesiąc',
  'pricing.fees.above': 'Powyżej {{users}} aktywnych użytkowników obowiązuje opłata z najwyższego progu: {{fee}}.',
  'pricing.fees.individual':
    'Powyżej {{users}} aktywnych użytkowników lub od {{employees}} pracowników przygotowujemy wycenę indywidualną; podane tu kwoty są wtedy orientacyjne.',

  'pricing.minimum.title': 'Wartość minimalna',
  'pricing.minimum.amount': 'Minimalna wartość programu Enterprise to {{minimum}}.',
  'pricing.minimum.raised':
    'Jeśli opłata startowa i opłaty miesięczne dają razem mniej, wartość całkowitą podnosimy do tej kwoty.',
  'pricing.minimum.reached': 'Sama opłata startowa osiąga tę kwotę, więc żadnej ceny nie trzeba podwyższać.',

  'pricing.length.title': 'Okres umowy',
  'pricing.length.lead':
    'Krótki program oznacza dopłatę do opłat miesięcznych, długi – rabat. Opłata startowa się nie zmienia.',
  'pricing.length.months': 'Okres',
  'pricing.length.change': 'Zmiana opłat miesięcznych',
  'pricing.length.range_one': '{{range}} miesiąc',
  'pricing.length.range_few': '{{range}} miesiące',
  'pricing.length.range_many': '{{range}} miesięcy',
  'pricing.length.range_other': '{{range}} miesiąca',

  'pricing.examples.title': 'Przykładowe wyliczenia',
  'pricing.examples.lead': 'Ten sam program dla {{users}} przy trzech okresach umowy.',
  'pricing.example.base_one': 'Okres bazowy: {{count}} miesiąc',
  'pricing.example.base_few': 'Okres bazowy: {{count}} miesiące',
  'pricing.example.base_many': 'Okres bazowy: {{count}} miesięcy',
  'pricing.example.base_other': 'Okres bazowy: {{count}} miesiąca',
  'pricing.example.discount_one': '{{count}} miesiąc z rabatem {{percent}}',
  'pricing.example.discount_few': '{{count}} miesiące z rabatem {{percent}}',
  'pricing.example.discount_many': '{{count}} miesięcy z rabatem {{percent}}',
  'pricing.example.discount_other': '{{count}} miesiąca z rabatem {{percent}}',
  'pricing.example.surcharge_one': '{{count}} miesiąc z dopłatą {{percent}}',
  'pricing.example.surcharge_few': '{{count}} miesiące z dopłatą {{percent}}',
  'pricing.example.surcharge_many': '{{count}} miesięcy z dopłatą {{percent}}',
  'pricing.example.surcharge_other': '{{count}} miesiąca z dopłatą {{percent}}',
  'pricing.example.fee': 'Opłata miesięczna',
  'pricing.example.fee.base': 'Dla {{tier}} aktywnych użytkowników',
  'pricing.example.fee.adjusted': '{{fee}}, {{percent}} za okres umowy',
  'pricing.example.fees_one': 'Opłata za {{count}} miesiąc',
  'pricing.example.fees_few': 'Opłaty za {{count}} miesiące',
  'pricing.example.fees_many': 'Opłaty za {{count}} miesięcy',
  'pricing.example.fees_other': 'Opłaty za {{count}} miesiąca',
  'pricing.example.fees.explanation': '{{fee}} × {{months}}',
  'pricing.example.subtotal': 'Razem z opłatą startową',
  'pricing.example.belowMinimum.title': 'Poniżej minimum',
  'pricing.example.belowMinimum.text':
    'Opłaty wynoszą razem {{base}}, dlatego obowiązuje wartość minimalna {{minimum}}.',
  'pricing.example.recommendation_one':
    'Nasza rada: wybierz co najmniej {{count}} miesiąc. Nie ma wtedy dopłaty, a wartość całkowita to {{total}}.',
  'pricing.example.recommendation_few':
    'Nasza rada: wybierz co najmniej {{count}} miesiące. Nie ma wtedy dopłaty, a wartość całkowita to {{total}}.',
  'pricing.example.recommendation_many':
    'Nasza rada: wybierz co najmniej {{count}} miesięcy. Nie ma wtedy dopłaty, a wartość całkowita to {{total}}.',
  'pricing.example.recommendation_other':
    'Nasza rada: wybierz co najmniej {{count}} miesiąca. Nie ma wtedy dopłaty, a wartość całkowita to {{total}}.',

  'discounts.title': 'Rabaty',
  'discounts.lead': 'Im dłużej trwa program, tym mniej kosztują jego kolejne miesiące.',
  'discounts.how': 'Jak działa rabat',
  'discounts.explanation':
    'W kalkulatorze 2025 każdy miesiąc programu ma własną stawkę. W miesiącach {{first}}–{{last}} nie ma rabatu; od miesiąca {{from}} opłatę za każdy kolejny miesiąc obniża przypisany mu rabat.',
  'discounts.wholeContract':
    'Kalkulator 2026 liczy inaczej: jedna stawka, zależna od okresu umowy, dotyczy wszystkich miesięcy. Te stawki znajdziesz na stronie cennika.',
  'discounts.seePricing': 'Zobacz cennik',
  'discounts.table': 'Rabat w kolejnych miesiącach programu',
  'discounts.table.months': 'Miesiąc programu',
  'discounts.table.discount': 'Rabat na miesiąc',
  'discounts.table.single': 'Miesiąc {{month}}',
  'discounts.table.range': 'Miesiące {{min}}–{{max}}',
  'discounts.note.title': 'Kalkulator uwzględnia rabat',
  'discounts.note.text': 'Kwota, którą pokazuje kalkulator 2025, jest już pomniejszona o rabat.',
  'discounts.note.open': 'Otwórz kalkulator 2025',
};
