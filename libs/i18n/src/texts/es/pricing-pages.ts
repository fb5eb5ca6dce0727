import type { TranslationOf } from '../translation-of.js';
import type { pricingPages as en } from '../en/pricing-pages.js';

export const pricingPages: TranslationOf<typeof en> = {
  'pricing.title': 'Precios {{year}}',
  'pricing.lead':
    'Cómo se forma el precio de un programa Enterprise. Está vigente la lista de precios de {{year}}. Todos los importes están en {{currency}}; puede cambiar la moneda en la parte superior de la página.',
  'pricing.calculate': 'Calcular su precio',

  'pricing.onboarding.title': 'Puesta en marcha',
  'pricing.onboarding.fee': 'Tarifa inicial estándar',
  'pricing.onboarding.once': 'Se paga una sola vez, al comenzar el programa.',
  'pricing.onboarding.individual':
    'Es posible un presupuesto individual, por ejemplo, para un lanzamiento en varios países o con materiales hechos a su medida.',
  'pricing.onboarding.included': 'Qué incluye',
  'pricing.onboarding.included.1': 'Una reunión inicial para fijar objetivos, calendario y responsabilidades',
  'pricing.onboarding.included.2': 'Un espacio de su empresa en la aplicación, con su logotipo y sus equipos',
  'pricing.onboarding.included.3': 'La invitación y el registro de sus empleados',
  'pricing.onboarding.included.4': 'Un kit de comunicación para el lanzamiento: carteles, correos y textos de intranet',
  'pricing.onboarding.included.5': 'Formación para las personas que dirigen el programa en su empresa',

  'pricing.fees.title': 'Cuota mensual',
  'pricing.fees.lead':
    'El número de usuarios activos determina la cuota de un mes, antes de aplicar descuentos o recargos.',
  'pricing.fees.users': 'Usuarios activos',
  'pricing.fees.fee': 'Cuota por mes',
  'pricing.fees.above': 'Por encima de {{users}} usuarios activos se aplica la cuota del tramo más alto: {{fee}}.',
  'pricing.fees.individual':
    'Por encima de {{users}} usuarios activos, o a partir de {{employees}} empleados, preparamos un presupuesto individual; en ese caso, los importes de esta página son orientativos.',

  'pricing.minimum.title': 'Valor mínimo',
  'pricing.minimum.amount': 'El valor mínimo de un programa Enterprise es de {{minimum}}.',
  'pricing.minimum.raised':
    'Si la tarifa inicial y las cuotas mensuales suman menos, el total se eleva hasta este importe.',
  'pricing.minimum.reached': 'La tarifa inicial alcanza por sí sola este importe, así que ningún precio se eleva.',

  'pricing.length.title': 'Duración del contrato',
  'pricing.length.lead':
    'Un programa corto lleva un recargo sobre las cuotas mensuales; uno largo, un descuento. La tarifa inicial no cambia.',
  'pricing.length.months': 'Duración',
  'pricing.length.change': 'Cambio en las cuotas mensuales',
  'pricing.length.range_one': '{{range}} mes',
  'pricing.length.range_many': '{{range}} de meses',
  'pricing.length.range_other': '{{range}} meses',

  'pricing.examples.title': 'Ejemplos de cálculo',
  'pricing.examples.lead': 'El mismo programa para {{users}}, con tres duraciones de contrato.',
  'pricing.example.base_one': 'Duración base: {{count}} mes',
  'pricing.example.base_many': 'Duración base: {{count}} de meses',
  'pricing.example.base_other': 'Duración base: {{count}} meses',
  'pricing.example.discount_one': '{{count}} mes con un {{percent}} de descuento',
  'pricing.example.discount_many': '{{count}} meses con un {{percent}} de descuento',
  'pricing.example.discount_other': '{{count}} meses con un {{percent}} de descuento',
  'pricing.example.surcharge_one': '{{count}} mes con un {{percent}} de recargo',
  'pricing.example.surcharge_many': '{{count}} meses con un {{percent}} de recargo',
  'pricing.example.surcharge_other': '{{count}} meses con un {{percent}} de recargo',
  'pricing.example.fee': 'Cuota mensual',
  'pricing.example.fee.base': 'Para {{tier}} usuarios activos',
  'pricing.example.fee.adjusted': '{{fee}}, {{percent}} por la duración del contrato',
  'pricing.example.fees_one': 'Cuota de {{count}} mes',
  'pricing.example.fees_many': 'Cuotas de {{count}} de meses',
  'pricing.example.fees_other': 'Cuotas de {{count}} meses',
  'pricing.example.fees.explanation': '{{fee}} × {{months}}',
  'pricing.example.subtotal': 'Total con la tarifa inicial',
  'pricing.example.belowMinimum.title': 'Por debajo del mínimo',
  'pricing.example.belowMinimum.text': 'Los cargos suman {{base}}, por lo que se aplica el mínimo de {{minimum}}.',
  'pricing.example.recommendation_one':
    'Nuestra recomendación: elija al menos {{count}} mes. Así no hay recargo y el valor total es de {{total}}.',
  'pricing.example.recommendation_many':
    'Nuestra recomendación: elija al menos {{count}} de meses. Así no hay recargo y el valor total es de {{total}}.',
  'pricing.example.recommendation_other':
    'Nuestra recomendación: elija al menos {{count}} meses. Así no hay recargo y el valor total es de {{total}}.',

  'discounts.title': 'Descuentos',
  'discounts.lead': 'Cuanto más dura un programa, menos cuestan sus últimos meses.',
  'discounts.how': 'Cómo funciona el descuento',
  'discounts.explanation':
    'En la calculadora 2025, cada mes del programa tiene su propio porcentaje. Los meses {{first}}–{{last}} no tienen descuento; a partir del mes {{from}}, cada mes resta su propio descuento de la cuota mensual.',
  'discounts.wholeContract':
    'La calculadora 2026 funciona de otra manera: un único porcentaje, según la duración del contrato, se aplica a todos los meses. Lo encontrará en la página de precios.',
  'discounts.seePricing': 'Ver precios',
  'discounts.table': 'Descuento según el mes del programa',
  'discounts.table.months': 'Mes del programa',
  'discounts.table.discount': 'Descuento por mes',
  'discounts.table.single': 'Mes {{month}}',
  'discounts.table.range': 'Meses {{min}}–{{max}}',
  'discounts.note.title': 'La calculadora incluye el descuento',
  'discounts.note.text': 'El total que muestra la calculadora 2025 ya lo tiene descontado.',
  'discounts.note.open': 'Abrir la calculadora 2025',
};
