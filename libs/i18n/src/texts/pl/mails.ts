/** E-mails, in the language of the offer; those to creators say the same as the chat, those to users are about accounts. */
export const mails = {
  'mail.link.subject': 'Oferta dla {{client}}',
  'mail.link.text':
    'Dzień dobry, {{contact}},\n\nprzesyłamy ofertę dla {{client}}, ważną do {{day}}.\n\n{{link}}\n\nStrona poprosi o hasło. Przyjdzie w osobnej wiadomości.\n\nNa stronie oferty można zadać pytania i udzielić odpowiedzi.\n\n{{creator}}',
  'mail.code.subject': 'Hasło do oferty dla {{client}}',
  'mail.code.text':
    'Dzień dobry, {{contact}},\n\noto hasło do oferty, do której link przesłaliśmy w osobnej wiadomości:\n\n{{code}}\n\nProsimy nie przekazywać hasła razem z linkiem.\n\n{{creator}}',
  'mail.unopened.subject': 'Oferta dla {{client}} czeka',
  'mail.unopened.text':
    'Dzień dobry, {{contact}},\n\noferta dla {{client}} nie została jeszcze otwarta. Przesłaliśmy ją kilka dni temu i jest ważna do {{day}}.\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.ending.subject': 'Oferta dla {{client}} jest ważna do {{day}}',
  'mail.ending.text':
    'Dzień dobry, {{contact}},\n\noferta dla {{client}} jest ważna do {{day}}. Na jej stronie można zadać pytania i udzielić odpowiedzi.\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.open': 'Otwórz ofertę',
  'mail.answered.subject': 'Odpowiedź w sprawie oferty dla {{client}}',
  'mail.answered.text':
    'Dzień dobry, {{contact}},\n\nna stronie oferty dla {{client}} jest odpowiedź:\n\n„{{answer}}”\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.updated.subject': 'Oferta dla {{client}} została zmieniona',
  'mail.updated.text':
    'Dzień dobry, {{contact}},\n\noferta dla {{client}}, ważna do {{day}}, została zmieniona. Nowe ceny i warunki są na jej stronie.\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.extended.subject': 'Więcej czasu: oferta dla {{client}}',
  'mail.extended.text':
    'Dzień dobry, {{contact}},\n\noferta dla {{client}} jest teraz ważna do {{day}}, w tych samych cenach.\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.receipt.subject': 'Przyjęto ofertę dla {{client}}',
  'mail.receipt.text_one':
    'Dzień dobry, {{contact}},\n\ndziękujemy! Oferta dla {{client}} została przyjęta: {{package}}, {{count}} miesiąc, {{total}}. Osoba przyjmująca: {{name}}\n\n{{link}}\n\nPotwierdzenie przyjęcia można pobrać na stronie oferty. Oto jego skrót:\n\n{{digest}}\n\nKażdy, kto ma skrót, może go sprawdzić na stronie {{verify}}\n\n{{creator}}',
  'mail.receipt.text_few':
    'Dzień dobry, {{contact}},\n\ndziękujemy! Oferta dla {{client}} została przyjęta: {{package}}, {{count}} miesiące, {{total}}. Osoba przyjmująca: {{name}}\n\n{{link}}\n\nPotwierdzenie przyjęcia można pobrać na stronie oferty. Oto jego skrót:\n\n{{digest}}\n\nKażdy, kto ma skrót, może go sprawdzić na stronie {{verify}}\n\n{{creator}}',
  'mail.receipt.text_many':
    'Dzień dobry, {{contact}},\n\ndziękujemy! Oferta dla {{client}} została przyjęta: {{package}}, {{count}} miesięcy, {{total}}. Osoba przyjmująca: {{name}}\n\n{{link}}\n\nPotwierdzenie przyjęcia można pobrać na stronie oferty. Oto jego skrót:\n\n{{digest}}\n\nKażdy, kto ma skrót, może go sprawdzić na stronie {{verify}}\n\n{{creator}}',
  'mail.receipt.text_other':
    'Dzień dobry, {{contact}},\n\ndziękujemy! Oferta dla {{client}} została przyjęta: {{package}}, {{count}} miesiąca, {{total}}. Osoba przyjmująca: {{name}}\n\n{{link}}\n\nPotwierdzenie przyjęcia można pobrać na stronie oferty. Oto jego skrót:\n\n{{digest}}\n\nKażdy, kto ma skrót, może go sprawdzić na stronie {{verify}}\n\n{{creator}}',
  'mail.viewed.subject': '{{client}}: oferta została otwarta',
  'mail.accepted.subject': '{{client}}: oferta została przyjęta',
  'mail.declined.subject': '{{client}}: oferta została odrzucona',
  'mail.question.subject': '{{client}}: pytanie o ofertę',
  'mail.extension.subject': '{{client}}: prośba o więcej czasu',
  'mail.passwordLink.open': 'Ustaw nowe hasło',
  'mail.passwordLink.subject': 'Link do ustawienia nowego hasła',
  'mail.passwordLink.text':
    'Dzień dobry, {{owner}},\n\n{{by}} przesyła link do ustawienia nowego hasła do konta. Działa raz, do {{when}}.\n\n{{link}}\n\nJeśli to nie była Twoja prośba, nie otwieraj linku i powiadom innego administratora.',
  'mail.linkMade.subject': 'Utworzono link do nowego hasła do Twojego konta',
  'mail.linkMade.text':
    'Dzień dobry, {{owner}},\n\nutworzono link do nowego hasła do Twojego konta: {{by}} ({{when}}). Jeśli to nie była Twoja prośba, powiadom innego administratora.',
  'mail.linkUsed.subject': 'Zmieniono Twoje hasło',
  'mail.linkUsed.text':
    'Dzień dobry, {{owner}},\n\nzmieniono hasło do Twojego konta ({{when}}) za pomocą linku, który utworzył(a) {{by}}. Jeśli to nie Ty, od razu powiadom innego administratora.',
  'mail.passwordChanged.subject': 'Zmieniono Twoje hasło',
  'mail.passwordChanged.text':
    'Dzień dobry, {{owner}},\n\nzmieniono hasło do Twojego konta: {{by}} ({{when}}). Jeśli to nie Ty, od razu powiadom administratora.',
  'mail.addressLeft.subject': 'Zmieniono adres e-mail Twojego konta',
  'mail.addressLeft.text':
    'Dzień dobry, {{owner}},\n\nzmieniono adres e-mail Twojego konta: {{by}} ({{when}}). Wiadomości o koncie nie będą już przychodzić na ten adres. Jeśli to nie była Twoja prośba, od razu powiadom innego administratora.',
  'mail.addressSet.subject': 'To jest teraz adres e-mail Twojego konta',
  'mail.addressSet.text':
    'Dzień dobry, {{owner}},\n\nten adres e-mail ustawiono dla Twojego konta: {{by}} ({{when}}). Będą tu przychodzić wiadomości o koncie. Jeśli to nie była Twoja prośba, powiadom innego administratora.',
} as const;
