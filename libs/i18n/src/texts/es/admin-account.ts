import type { TranslationOf } from '../translation-of.js';
import type { adminAccount as en } from '../en/admin-account.js';

export const adminAccount: TranslationOf<typeof en> = {
  'account.failed': 'No se ha podido cargar su cuenta',
  'account.email.title': 'Correo electrónico',
  'account.email.text': 'Ahí llegan los enlaces para una contraseña nueva y los avisos de cambios en su cuenta.',
  'account.email.off': 'El correo electrónico está desactivado en este servidor: por ahora no se envía nada.',
  'account.email.label': 'Correo electrónico (opcional)',
  'account.email.save': 'Guardar correo',
  'account.email.done': 'Correo guardado',
  'account.email.failed': 'No se ha guardado el correo',
  'users.password.current': 'Contraseña actual',
  'users.password.title': 'Cambiar su contraseña',
  'users.password.own': 'Aquí seguirá con la sesión iniciada; en los demás sitios se cerrará.',
  'users.password.hint': 'Como mínimo {{min}} caracteres',
  'users.password.save': 'Cambiar contraseña',
  'users.password.done': 'Contraseña cambiada',
  'users.password.failed': 'No se ha cambiado la contraseña',
  'users.email.title': 'Correo electrónico de {{username}}',
  'users.email.text':
    '{{username}} recibe un aviso en el correo anterior y en el nuevo. Durante 7 días tras un enlace enviado a un correo que usted ha establecido, usted y {{username}} cuentan como una sola persona donde aprueban dos.',
  'users.email.done': 'Correo de {{username}} guardado',
  'users.link.title': 'Enlace de contraseña para {{username}}',
  'users.link.text':
    'Con este enlace, {{username}} establece una nueva contraseña, una sola vez y en un plazo de 24 horas. Hasta entonces funciona la actual.',
  'users.link.tied':
    'Durante los 7 días siguientes, usted no aprueba lo que haga {{username}}, ni {{username}} aprueba lo que haga usted.',
  'users.link.make': 'Crear enlace',
  'users.link.failed': 'No se ha creado el enlace',
  'users.link.label': 'Enlace',
  'users.link.copy': 'Copiar enlace',
  'users.link.copied': 'Enlace copiado',
  'users.link.once': 'Funciona hasta: {{time}}. No se volverá a mostrar: comuníquelo por un medio seguro.',
  'users.link.choice': 'Cómo llega el enlace a {{username}}',
  'users.link.mail': 'Enviarlo a {{address}}',
  'users.link.mail.text':
    'Nadie más lo ve: siguen siendo dos personas donde aprueban dos, salvo que usted haya establecido este correo.',
  'users.link.show': 'Mostrármelo',
  'users.link.addressless': 'Con un correo electrónico, el enlace podría enviarse a {{username}} y nadie más lo vería.',
  'users.link.send': 'Enviar enlace',
  'users.link.sent': 'El enlace está en camino a {{address}}. Funciona hasta: {{time}}.',
};
