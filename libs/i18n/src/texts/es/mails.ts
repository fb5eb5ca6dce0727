/** E-mails, in the language of the offer; those to creators say the same as the chat, those to users are about accounts. */
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
  'mail.passwordLink.open': 'Poner una contraseña nueva',
  'mail.passwordLink.subject': 'Su enlace para una contraseña nueva',
  'mail.passwordLink.text':
    'Hola, {{owner}}:\n\n{{by}} le envía un enlace para establecer una contraseña nueva de su cuenta. Funciona una vez, hasta el {{when}}.\n\n{{link}}\n\nSi no lo ha pedido, no lo abra y avise a otro administrador.',
  'mail.linkMade.subject': 'Se ha creado un enlace para una contraseña nueva de su cuenta',
  'mail.linkMade.text':
    'Hola, {{owner}}:\n\n{{by}} ha creado un enlace para una contraseña nueva de su cuenta ({{when}}). Si no lo ha pedido, avise a otro administrador.',
  'mail.linkUsed.subject': 'Se ha cambiado su contraseña',
  'mail.linkUsed.text':
    'Hola, {{owner}}:\n\nla contraseña de su cuenta se ha cambiado ({{when}}) con un enlace creado por {{by}}. Si no ha sido usted, avise de inmediato a otro administrador.',
  'mail.passwordChanged.subject': 'Se ha cambiado su contraseña',
  'mail.passwordChanged.text':
    'Hola, {{owner}}:\n\n{{by}} ha cambiado la contraseña de su cuenta ({{when}}). Si no ha sido usted, avise de inmediato a un administrador.',
  'mail.addressLeft.subject': 'Se ha cambiado el correo electrónico de su cuenta',
  'mail.addressLeft.text':
    'Hola, {{owner}}:\n\n{{by}} ha cambiado el correo electrónico de su cuenta ({{when}}). Ya no recibirá aquí los mensajes sobre su cuenta. Si no lo ha pedido, avise de inmediato a otro administrador.',
  'mail.addressSet.subject': 'Este es ahora el correo electrónico de su cuenta',
  'mail.addressSet.text':
    'Hola, {{owner}}:\n\n{{by}} ha establecido este correo electrónico para su cuenta ({{when}}). Aquí recibirá los mensajes sobre su cuenta. Si no lo ha pedido, avise a otro administrador.',
} as const;
