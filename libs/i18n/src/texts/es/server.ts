import type { TranslationOf } from '../../text-key.js';
import type { server as en } from '../en/server.js';

export const server: TranslationOf<typeof en> = {
  'server.invalidRequest': 'Revise los campos señalados.',
  'server.malformedJson': 'La solicitud no es un JSON válido.',
  'server.malformedRequest': 'No se ha podido leer la solicitud.',
  'server.unauthenticated': 'Inicie sesión.',
  'server.invalidCredentials': 'Usuario o contraseña incorrectos',
  'server.invalidOfferPassword': 'Contraseña incorrecta. Inténtelo de nuevo.',
  'server.offerLocked': 'Introduzca la contraseña para ver esta oferta.',
  'server.forbidden': 'No tiene permiso para hacer esto.',
  'server.foreignOrigin': 'La solicitud procede de otro sitio y se ha rechazado.',
  'server.registrationOff': 'El registro no está abierto.',
  'server.notFound': 'No hay nada en esta dirección.',
  'server.usernameTaken': 'Este nombre de usuario ya está en uso.',
  'server.bodyTooLarge': 'La solicitud es demasiado grande.',
  'server.notJson': 'La solicitud debe ser JSON.',
  'server.tooManyRequests': 'Demasiadas solicitudes. Inténtelo de nuevo en un momento.',
  'server.tooManyAttempts': 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  'server.internal': 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  'server.priceSheetFailed': 'El precio de 2025 no está disponible en este momento.',
  'server.busy': 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
  'server.unavailable': 'El servicio no está disponible temporalmente. Inténtelo de nuevo en un momento.',
  'server.lastAdmin': 'Debe haber al menos un administrador. Primero nombre administrador a otra persona.',
  'server.creatorTaken': 'Ya existe un creador con este nombre.',
  'server.staleVersion': 'Otra persona lo ha cambiado mientras tanto. Vuelva a cargarlo para ver el estado actual.',
};
