import type { TranslationOf } from '../translation-of.js';
import type { adminPriceSimulation as en } from '../en/admin-price-simulation.js';

export const adminPriceSimulation: TranslationOf<typeof en> = {
  'priceSimulation.lead':
    'Lo que estos precios cambian frente a los que están en vigor: todos los totales, las ofertas abiertas como si se hicieran hoy y los cálculos de los últimos 90 días. No se guarda nada.',
  'priceSimulation.run': 'Ejecutar la simulación',
  'priceSimulation.again': 'Ejecutar de nuevo',
  'priceSimulation.running': 'La simulación está en curso',
  'priceSimulation.failed': 'La simulación falló',
  'priceSimulation.blocked_one': 'Hay que corregir un error y guardar el cambio antes de una simulación.',
  'priceSimulation.blocked_many':
    'Hay que corregir {{count}} de errores y guardar los cambios antes de una simulación.',
  'priceSimulation.blocked_other': 'Hay que corregir {{count}} errores y guardar los cambios antes de una simulación.',
  'priceSimulation.blocked.show': 'Mostrar los errores',
  'priceSimulation.csv': 'Descargar CSV',
  'priceSimulation.outdated': 'La lista de precios cambió desde entonces. Ejecute la simulación de nuevo.',
  'priceSimulation.incomplete': 'Se acabó el tiempo: estas cifras no incluyen todas las ofertas y los cálculos.',
  'priceSimulation.enterprise': 'Totales de Enterprise',
  'priceSimulation.enterprise.lead':
    'El cambio del total con el mínimo de usuarios de cada tramo. Cuanto más intenso el color, mayor el cambio.',
  'priceSimulation.enterprise.caption': 'Usuarios activos por meses, {{currency}}',
  'priceSimulation.amounts': 'Mostrar importes',
  'priceSimulation.users': 'Usuarios activos',
  'priceSimulation.months': 'Meses',
  'priceSimulation.currency': 'Moneda',
  'priceSimulation.package': 'Paquete',
  'priceSimulation.quotes': 'Presupuestos',
  'priceSimulation.client': 'Cliente',
  'priceSimulation.calculator': 'Calculadora',
  'priceSimulation.count': 'Cálculos',
  'priceSimulation.before': 'En vigor',
  'priceSimulation.before.offers': 'En las ofertas',
  'priceSimulation.after': 'Nuevo',
  'priceSimulation.change': 'Cambio',
  'priceSimulation.comfort': 'Comfort para un usuario',
  'priceSimulation.comfort.lead': 'Un mes es Flex, los demás son paquetes.',
  'priceSimulation.comfort.none': 'No hay paquetes.',
  'priceSimulation.offers': 'Ofertas abiertas',
  'priceSimulation.offers.lead_one': 'Una oferta abierta como si se hiciera hoy. La oferta conserva sus precios.',
  'priceSimulation.offers.lead_other':
    '{{count}} ofertas abiertas como si se hicieran hoy. Las ofertas conservan sus precios. Las monedas no se suman.',
  'priceSimulation.offers.none': 'No hay ofertas abiertas.',
  'priceSimulation.affected': 'Ofertas más afectadas',
  'priceSimulation.affected.lead': 'Las 20 ofertas abiertas con el mayor cambio porcentual.',
  'priceSimulation.affected.none': 'Ninguna oferta abierta costaría más ni menos.',
  'priceSimulation.calculations': 'Cálculos recientes',
  'priceSimulation.calculations.lead': 'Sumas de los cálculos de los últimos 90 días.',
  'priceSimulation.calculations.none': 'Nadie ha calculado un precio en los últimos 90 días.',
  'priceSimulation.offers.lead_many':
    '{{count}} de ofertas abiertas como si se hicieran hoy. Las ofertas conservan sus precios. Las monedas no se suman.',
};
