/** E-mails, in the language of the offer; those to creators say the same as the chat, those to users are about accounts. */
export const mails = {
  'mail.link.subject': 'Oferta dla {{client}}',
  'mail.link.text':
    'Dzień dobry, {{contact}},\n\nprzesyłamy ofertę dla {{client}}. Jest ważna do {{day}}.\n\n{{link}}\n\nStrona poprosi o hasło. Przyjdzie w osobnej wiadomości.\n\nNa stronie oferty można zadać pytania i udzielić odpowiedzi.\n\n{{creator}}',
  'mail.code.subject': 'Hasło do oferty dla {{client}}',
  'mail.code.text':
    'Dzień dobry, {{contact}},\n\noto hasło do oferty, do której link przesłaliśmy w osobnej wiadomości:\n\n{{code}}\n\nProsimy nie przekazywać hasła razem z linkiem.\n\n{{creator}}',
  'mail.unopened.subject': 'Oferta dla {{client}} czeka',
  'mail.unopened.text':
    'Dzień dobry, {{contact}},\n\nkilka dni temu przesłaliśmy ofertę dla {{client}}. Nie została jeszcze otwarta. Jest ważna do {{day}}.\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.ending.subject': 'Oferta dla {{client}} jest ważna do {{day}}',
  'mail.ending.text':
    'Dzień dobry, {{contact}},\n\noferta dla {{client}} jest ważna do {{day}}. Na jej stronie można zadać pytania i udzielić odpowiedzi.\n\n{{link}}\n\nStrona poprosi o hasło z osobnej wiadomości.\n\n{{creator}}',
  'mail.viewed.subject': '{{client}}: oferta została otwarta',
  'mail.accepted.subject': '{{client}}: oferta została przyjęta',
  'mail.declined.subject': '{{client}}: oferta została odrzucona',
  'mail.question.subject': '{{client}}: pytanie o ofertę',
  'mail.extension.subject': '{{client}}: prośba o więcej czasu',
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
