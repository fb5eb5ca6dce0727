import type { TranslationOf } from '../../text-key.js';
import type { offers as en } from '../en/offers.js';

export const offers: TranslationOf<typeof en> = {
  'offer.title': 'Su oferta',
  'offer.prompt': 'Esta oferta está protegida. Introduzca la contraseña que recibió junto con el enlace.',
  'offer.password': 'Contraseña',
  'offer.submit': 'Ver la oferta',
  'offer.verifying': 'Comprobando...',
  'offer.invalid.title': 'Contraseña incorrecta',
  'offer.invalid.text': 'Contraseña incorrecta. Inténtelo de nuevo.',
  'offer.unreachable.text': 'El servidor no responde. Compruebe su conexión e inténtelo de nuevo.',
  'offer.correct.title': 'Contraseña correcta',
  'offer.correct.text': 'Cargando los detalles de la oferta',
  'offer.loading': 'Cargando los detalles de la oferta',
  'offer.failed.title': 'No se pudo cargar la oferta',
  'offer.failed.text': 'No se pudo cargar la oferta. Inténtelo de nuevo más tarde.',
};
