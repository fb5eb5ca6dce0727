import type { TranslationOf } from '../../text-key.js';
import type { admin as en } from '../en/admin.js';

export const admin: TranslationOf<typeof en> = {
  'auth.title': 'Iniciar sesión',
  'auth.lead': 'El acceso al portal de administración, donde el equipo gestiona el contenido y consulta los registros.',
  'auth.username': 'Nombre de usuario',
  'auth.password': 'Contraseña',
  'auth.submit': 'Iniciar sesión',
  'auth.submitting': 'Iniciando sesión...',
  'auth.success': 'Ha iniciado sesión correctamente',
  'auth.failed': 'No se pudo iniciar sesión',
  'admin.title': 'Administración',
  'admin.signedIn': 'Ha iniciado sesión como {{username}}.',
  'admin.offers': 'Ofertas',
  'admin.logout': 'Cerrar sesión',
  'admin.loggingOut': 'Cerrando sesión...',
  'admin.logout.success': 'Ha cerrado sesión correctamente',
  'admin.logout.failed': 'No se pudo cerrar sesión',
  'admin.later':
    'Las traducciones, los registros de la API y las notificaciones de Slack aparecerán aquí en una versión posterior.',
  'offersManagement.title': 'Ofertas',
  'offersManagement.later': 'En una versión posterior podrá crear y gestionar ofertas aquí.',
};
