import type { TranslationOf } from '../translation-of.js';
import type { shell as en } from '../en/shell.js';

export const shell: TranslationOf<typeof en> = {
  'shell.product': 'Programa de Actividad',
  'shell.title': 'Programa de Actividad – calculadora de precios',
  'shell.description':
    'Programa de Actividad: calcule el precio para su empresa – tarifa inicial, pago mensual y valor total.',
  'shell.skip': 'Ir al contenido',
  'shell.home': 'Programa de Actividad, a la calculadora',
  'shell.print': 'Imprimir comparación',
  'shell.print.screen': 'Imprimir esta página',
  'shell.print.none.title': 'No hay comparaciones',
  'shell.print.none.text': 'Añada al menos un cálculo a la comparación antes de imprimir.',
  'shell.close': 'Cerrar',
  'shell.password.show': 'Mostrar contraseña',
  'shell.password.hide': 'Ocultar contraseña',
  'shell.language': 'Idioma: {{language}}',
  'shell.currency': 'Moneda: {{currency}}',
  'shell.theme': 'Tema',
  'shell.theme.system': 'Como en el dispositivo',
  'shell.theme.light': 'Claro',
  'shell.theme.dark': 'Oscuro',
  'shell.language.failed': 'No se pudo cargar el idioma. Inténtelo de nuevo.',
  'shell.admin': 'Administración',
  'shell.user': 'Cuenta: {{username}}',
  'shell.user.name': 'Sesión iniciada como {{username}}',
  'shell.logout': 'Cerrar sesión',
  'shell.logout.failed': 'No se pudo cerrar la sesión',
  'shell.menu.open': 'Abrir menú',
  'shell.menu.close': 'Cerrar menú',
  'shell.navigation': 'Navegación principal',
  'shell.navigation.enterprise': 'Enterprise',
  'shell.navigation.comfort': 'Comfort',
  'shell.navigation.manage': 'Gestión',
  'shell.navigation.calculator': 'Calculadora',
  'shell.navigation.pricing': 'Precios',
  'shell.navigation.description': 'Descripción de Enterprise',
  'shell.navigation.admin': 'Administración',
  'shell.navigation.offers': 'Ofertas',
  'shell.user.loading': 'Cargando su cuenta',
  'shell.page.loading': 'Cargando la página',
  'shell.notFound.title': '404 Página no encontrada',
  'shell.notFound.text':
    'Puede que la dirección sea incorrecta o esté desactualizada. ¿Se añadió la página al enrutador?',
  'shell.notFound.home': 'Ir a la calculadora',
  'shell.remote.failed.title': 'No se pudo cargar esta parte de la página',
  'shell.remote.failed.text':
    'El resto de la página funciona. Compruebe su conexión e inténtelo de nuevo; si el problema continúa, puede que esta parte esté en mantenimiento.',
  'shell.remote.incompatible.text':
    'Esta parte se creó para otra versión de la página ({{remote}} en lugar de {{shell}}). Recargue la página o inténtelo de nuevo en unos minutos.',
  'shell.part.failed.title': 'No se pudo abrir',
  'shell.part.failed.text': 'Compruebe su conexión e inténtelo de nuevo.',
  'shell.remote.library.text':
    'Esta parte necesita {{library}} {{needed}} y la página tiene {{present}}. Recargue la página o inténtelo de nuevo en unos minutos.',
  'shell.remote.gone.text':
    'Es posible que la página se haya actualizado desde que la abrió. Recárguela para obtener la versión actual; lo que escribió y no guardó se perderá. El resto de la página funciona.',
  'shell.reload': 'Recargar la página',
  'shell.retry': 'Reintentar',
  'shell.unreachable.title': 'El servidor no responde',
  'shell.unreachable.text':
    'No pudimos comprobar quién ha iniciado sesión. Compruebe su conexión e inténtelo de nuevo.',
};
