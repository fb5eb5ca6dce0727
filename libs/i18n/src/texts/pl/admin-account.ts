import type { TranslationOf } from '../translation-of.js';
import type { adminAccount as en } from '../en/admin-account.js';

export const adminAccount: TranslationOf<typeof en> = {
  'account.failed': 'Nie udało się wczytać konta',
  'account.email.title': 'Adres e-mail',
  'account.email.text': 'Na ten adres przychodzą linki do nowego hasła i wiadomości o zmianach na koncie.',
  'account.email.off': 'Poczta e-mail jest wyłączona na tym serwerze: na razie nic nie jest wysyłane.',
  'account.email.label': 'E-mail (opcjonalnie)',
  'account.email.save': 'Zapisz adres',
  'account.email.done': 'Zapisano adres',
  'account.email.failed': 'Adres nie został zapisany',
  'users.password.current': 'Obecne hasło',
  'users.password.title': 'Zmiana hasła',
  'users.password.own': 'Ta sesja pozostanie otwarta, wszystkie inne zostaną zakończone.',
  'users.password.hint': 'Co najmniej {{min}} znaków',
  'users.password.save': 'Zmień hasło',
  'users.password.done': 'Zmieniono hasło',
  'users.password.failed': 'Hasło nie zostało zmienione',
  'users.email.title': 'Adres e-mail użytkownika {{username}}',
  'users.email.text':
    '{{username}} dowie się o tym pod starym i pod nowym adresem. Przez 7 dni po użyciu linku wysłanego na adres, który ustawiasz, Ty i {{username}} liczycie się jako jedna osoba tam, gdzie zatwierdzają dwie.',
  'users.email.done': 'Zapisano adres: {{username}}',
  'users.link.title': 'Link do hasła dla użytkownika {{username}}',
  'users.link.text':
    'Tym linkiem {{username}} ustawi nowe hasło, raz i w ciągu 24 godzin. Do tego czasu działa obecne.',
  'users.link.tied':
    'Przez 7 dni od tej chwili nie zatwierdzasz tego, co zrobi {{username}}, a {{username}} nie zatwierdza tego, co zrobisz Ty.',
  'users.link.make': 'Utwórz link',
  'users.link.failed': 'Link nie został utworzony',
  'users.link.label': 'Link',
  'users.link.copy': 'Kopiuj link',
  'users.link.copied': 'Skopiowano link',
  'users.link.once': 'Działa do: {{time}}. Nie zostanie pokazany ponownie: przekaż go bezpieczną drogą.',
  'users.link.choice': 'Jak {{username}} otrzyma link',
  'users.link.mail': 'Wyślij na {{address}}',
  'users.link.mail.text':
    'Nikt inny go nie zobaczy: nadal jesteście dwiema osobami tam, gdzie zatwierdzają dwie, chyba że ten adres pochodzi od Ciebie.',
  'users.link.show': 'Pokaż mi link',
  'users.link.addressless': 'Po dodaniu adresu e-mail link można wysłać do {{username}}, a nikt inny go nie zobaczy.',
  'users.link.send': 'Wyślij link',
  'users.link.sent': 'Link jest w drodze na {{address}}. Działa do: {{time}}.',
};
