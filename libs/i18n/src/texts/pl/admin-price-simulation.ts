import type { TranslationOf } from '../translation-of.js';
import type { adminPriceSimulation as en } from '../en/admin-price-simulation.js';

export const adminPriceSimulation: TranslationOf<typeof en> = {
  'priceSimulation.lead':
    'Co te ceny zmieniają w porównaniu z obowiązującymi: wszystkie sumy, otwarte oferty wycenione dzisiaj i kalkulacje z ostatnich 90 dni. Nic nie jest zapisywane.',
  'priceSimulation.run': 'Uruchom symulację',
  'priceSimulation.again': 'Uruchom ponownie',
  'priceSimulation.running': 'Symulacja trwa',
  'priceSimulation.failed': 'Symulacja się nie udała',
  'priceSimulation.blocked_one': 'Przed symulacją trzeba poprawić jeden błąd i zapisać zmianę.',
  'priceSimulation.blocked_few': 'Przed symulacją trzeba poprawić {{count}} błędy i zapisać zmiany.',
  'priceSimulation.blocked_many': 'Przed symulacją trzeba poprawić {{count}} błędów i zapisać zmiany.',
  'priceSimulation.blocked_other': 'Przed symulacją trzeba poprawić {{count}} błędu i zapisać zmiany.',
  'priceSimulation.blocked.show': 'Pokaż błędy',
  'priceSimulation.csv': 'Pobierz CSV',
  'priceSimulation.outdated': 'Cennik został od tego czasu zmieniony. Proszę uruchomić symulację ponownie.',
  'priceSimulation.incomplete': 'Zabrakło czasu: te liczby nie obejmują wszystkich ofert i kalkulacji.',
  'priceSimulation.enterprise': 'Sumy Enterprise',
  'priceSimulation.enterprise.lead':
    'Zmiana sumy dla najmniejszej liczby użytkowników w każdym progu. Im mocniejszy kolor, tym większa zmiana.',
  'priceSimulation.enterprise.caption': 'Aktywni użytkownicy według miesięcy, {{currency}}',
  'priceSimulation.amounts': 'Pokaż kwoty',
  'priceSimulation.users': 'Aktywni użytkownicy',
  'priceSimulation.months': 'Miesiące',
  'priceSimulation.currency': 'Waluta',
  'priceSimulation.package': 'Pakiet',
  'priceSimulation.quotes': 'Wyceny',
  'priceSimulation.client': 'Klient',
  'priceSimulation.calculator': 'Kalkulator',
  'priceSimulation.count': 'Kalkulacje',
  'priceSimulation.before': 'Obowiązuje',
  'priceSimulation.before.offers': 'W ofertach',
  'priceSimulation.after': 'Nowa',
  'priceSimulation.change': 'Zmiana',
  'priceSimulation.comfort': 'Comfort dla jednego użytkownika',
  'priceSimulation.comfort.lead': 'Jeden miesiąc to Flex, pozostałe to pakiety.',
  'priceSimulation.comfort.none': 'Nie ma pakietów.',
  'priceSimulation.offers': 'Otwarte oferty',
  'priceSimulation.offers.lead_one': 'Jedna otwarta oferta wyceniona dzisiaj. Sama oferta zachowuje swoje ceny.',
  'priceSimulation.offers.lead_other':
    '{{count}} otwartej oferty wycenionej dzisiaj. Same oferty zachowują swoje ceny. Waluty nie są sumowane.',
  'priceSimulation.offers.none': 'Nie ma otwartych ofert.',
  'priceSimulation.affected': 'Oferty o największej zmianie',
  'priceSimulation.affected.lead': '20 otwartych ofert o największej zmianie w procentach.',
  'priceSimulation.affected.none': 'Żadna otwarta oferta nie kosztowałaby więcej ani mniej.',
  'priceSimulation.calculations': 'Ostatnie kalkulacje',
  'priceSimulation.calculations.lead': 'Sumy kalkulacji z ostatnich 90 dni.',
  'priceSimulation.calculations.none': 'Nikt nie obliczał ceny w ostatnich 90 dniach.',
  'priceSimulation.offers.lead_few':
    '{{count}} otwarte oferty wycenione dzisiaj. Same oferty zachowują swoje ceny. Waluty nie są sumowane.',
  'priceSimulation.offers.lead_many':
    '{{count}} otwartych ofert wycenionych dzisiaj. Same oferty zachowują swoje ceny. Waluty nie są sumowane.',
};
