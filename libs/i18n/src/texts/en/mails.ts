/** E-mails, in the language of the offer; those to creators say the same as the chat. */
export const mails = {
  'mail.link.subject': 'Your offer for {{client}}',
  'mail.link.text':
    'Hello {{contact}},\n\nhere is your offer for {{client}}. It is valid until {{day}}.\n\n{{link}}\n\nThe page asks for a password. You receive it in a separate e-mail.\n\nYou can ask questions and answer the offer on its page.\n\n{{creator}}',
  'mail.code.subject': 'Password of your offer for {{client}}',
  'mail.code.text':
    'Hello {{contact}},\n\nthis is the password of the offer whose link you received in a separate e-mail:\n\n{{code}}\n\nPlease do not forward the password and the link together.\n\n{{creator}}',
  'mail.unopened.subject': 'Your offer for {{client}} is waiting',
  'mail.unopened.text':
    'Hello {{contact}},\n\na few days ago we sent you an offer for {{client}}. It has not been opened yet. It is valid until {{day}}.\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.ending.subject': 'Your offer for {{client}} is valid until {{day}}',
  'mail.ending.text':
    'Hello {{contact}},\n\nyour offer for {{client}} is valid until {{day}}. You can ask questions and answer it on its page.\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.viewed.subject': '{{client}} has opened your offer',
  'mail.accepted.subject': '{{client}} has accepted your offer',
  'mail.declined.subject': '{{client}} has declined your offer',
  'mail.question.subject': '{{client}} has a question about your offer',
  'mail.extension.subject': '{{client}} asks for more time',
} as const;
