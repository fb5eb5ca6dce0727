import type { TranslationOf } from '../translation-of.js';
import type { comparison as en } from '../en/comparison.js';

export const comparison: TranslationOf<typeof en> = {
  'saved.table': 'Cálculos guardados',
  'saved.scroll': 'Desplácese hacia un lado para ver todas las columnas.',
  'saved.lowest.note': 'Una marca señala el importe más bajo.',
  'saved.lowest': 'el más bajo',
  'saved.difference': 'Diferencia con el primero',
  'saved.activeUsers': 'Usuarios activos',
  'saved.modifier': 'Variación de las tarifas mensuales',
  'saved.rename': 'Cambiar el nombre del cálculo {{number}}',
  'saved.name': 'Nombre del cálculo {{number}}',
  'saved.restore': 'Recuperar datos',
  'saved.restore.of': 'Recuperar datos del cálculo {{number}}',
  'saved.shown': 'Se muestra arriba',
  'saved.share': 'Copiar un enlace con todos',
  'saved.share.text': 'Abre estos cálculos con los mismos datos.',
  'saved.share.limit': 'El enlace contiene solo el principio de la lista (máx. {{max}}).',
  'saved.link.ignored_one': 'Se ha omitido {{count}} cálculo del enlace que no se ha podido abrir.',
  'saved.link.ignored_many': 'Se han omitido {{count}} de cálculos del enlace que no se han podido abrir.',
  'saved.link.ignored_other': 'Se han omitido {{count}} cálculos del enlace que no se han podido abrir.',
  'saved.notLoaded': 'No se ha podido cargar la comparación. Compruebe la conexión e inténtelo de nuevo.',
};
