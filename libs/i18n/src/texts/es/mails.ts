/** E-mails, in the language of the offer; those to creators say the same as the chat. */
export const mails = {
  'mail.link.subject': 'Su oferta para {{client}}',
  'mail.link.text':
    'Hola, {{contact}}:\n\nle enviamos la oferta para {{client}}. Es válida hasta el {{day}}.\n\n{{link}}\n\nLa página le pedirá una contraseña. La recibirá en otro correo.\n\nEn la página puede hacer preguntas y responder a la oferta.\n\n{{creator}}',
  'mail.code.subject': 'Contraseña de su oferta para {{client}}',
  'mail.code.text':
    'Hola, {{contact}}:\n\nesta es la contraseña de la oferta cuyo enlace le enviamos en otro correo:\n\n{{code}}\n\nPor favor, no reenvíe la contraseña junto con el enlace.\n\n{{creator}}',
  'mail.unopened.subject': 'Su oferta para {{client}} le espera',
  'mail.unopened.text':
    'Hola, {{contact}}:\n\nhace unos días le enviamos una oferta para {{client}}. Todavía no se ha abierto. Es válida hasta el {{day}}.\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.ending.subject': 'Su oferta para {{client}} es válida hasta el {{day}}',
  'mail.ending.text':
    'Hola, {{contact}}:\n\nsu oferta para {{client}} es válida hasta el {{day}}. En su página puede hacer preguntas y responder.\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.viewed.subject': '{{client}} ha abierto su oferta',
  'mail.accepted.subject': '{{client}} ha aceptado su oferta',
  'mail.declined.subject': '{{client}} ha rechazado su oferta',
  'mail.question.subject': '{{client}} tiene una pregunta sobre su oferta',
  'mail.extension.subject': '{{client}} pide más tiempo',
} as const;
