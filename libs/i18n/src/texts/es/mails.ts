/** E-mails, in the language of the offer; those to creators say the same as the chat. */
export const mails = {
  'mail.link.subject': 'Su oferta para {{client}}',
  'mail.link.text':
    'Hola, {{contact}}:\n\nle enviamos la oferta para {{client}}, válida hasta el {{day}}.\n\n{{link}}\n\nLa página le pedirá una contraseña. La recibirá en otro correo.\n\nEn la página puede hacer preguntas y responder a la oferta.\n\n{{creator}}',
  'mail.code.subject': 'Contraseña de su oferta para {{client}}',
  'mail.code.text':
    'Hola, {{contact}}:\n\nesta es la contraseña de la oferta cuyo enlace le enviamos en otro correo:\n\n{{code}}\n\nPor favor, no reenvíe la contraseña junto con el enlace.\n\n{{creator}}',
  'mail.unopened.subject': 'Su oferta para {{client}} le espera',
  'mail.unopened.text':
    'Hola, {{contact}}:\n\nsu oferta para {{client}} todavía no se ha abierto. Se la enviamos hace unos días y es válida hasta el {{day}}.\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.ending.subject': 'Su oferta para {{client}} es válida hasta el {{day}}',
  'mail.ending.text':
    'Hola, {{contact}}:\n\nsu oferta para {{client}} es válida hasta el {{day}}. En su página puede hacer preguntas y responder.\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.open': 'Abrir la oferta',
  'mail.answered.subject': 'Una respuesta sobre su oferta para {{client}}',
  'mail.answered.text':
    'Hola, {{contact}}:\n\nhay una respuesta sobre su oferta para {{client}}:\n\n«{{answer}}»\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.updated.subject': 'Hemos actualizado su oferta para {{client}}',
  'mail.updated.text':
    'Hola, {{contact}}:\n\nhemos actualizado su oferta para {{client}}, que es válida hasta el {{day}}. En su página están los nuevos precios y condiciones.\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.extended.subject': 'Tiene más tiempo: su oferta para {{client}}',
  'mail.extended.text':
    'Hola, {{contact}}:\n\nsu oferta para {{client}} es ahora válida hasta el {{day}}, con los mismos precios.\n\n{{link}}\n\nLa página le pedirá la contraseña de nuestro otro correo.\n\n{{creator}}',
  'mail.receipt.subject': 'Aceptada: la oferta para {{client}}',
  'mail.receipt.text_one':
    'Hola, {{contact}}:\n\n¡gracias! {{name}} ha aceptado la oferta para {{client}}: {{package}}, {{count}} mes, {{total}}.\n\n{{link}}\n\nPuede descargar el certificado de la aceptación en la página de la oferta. Este es su resumen digital:\n\n{{digest}}\n\nQuien tenga el resumen digital puede comprobarlo en {{verify}}\n\n{{creator}}',
  'mail.receipt.text_many':
    'Hola, {{contact}}:\n\n¡gracias! {{name}} ha aceptado la oferta para {{client}}: {{package}}, {{count}} de meses, {{total}}.\n\n{{link}}\n\nPuede descargar el certificado de la aceptación en la página de la oferta. Este es su resumen digital:\n\n{{digest}}\n\nQuien tenga el resumen digital puede comprobarlo en {{verify}}\n\n{{creator}}',
  'mail.receipt.text_other':
    'Hola, {{contact}}:\n\n¡gracias! {{name}} ha aceptado la oferta para {{client}}: {{package}}, {{count}} meses, {{total}}.\n\n{{link}}\n\nPuede descargar el certificado de la aceptación en la página de la oferta. Este es su resumen digital:\n\n{{digest}}\n\nQuien tenga el resumen digital puede comprobarlo en {{verify}}\n\n{{creator}}',
  'mail.viewed.subject': '{{client}} ha abierto su oferta',
  'mail.accepted.subject': '{{client}} ha aceptado su oferta',
  'mail.declined.subject': '{{client}} ha rechazado su oferta',
  'mail.question.subject': '{{client}} tiene una pregunta sobre su oferta',
  'mail.extension.subject': '{{client}} pide más tiempo',
} as const;
