/** E-mails, in the language of the offer; those to creators say the same as the chat. */
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
} as const;
