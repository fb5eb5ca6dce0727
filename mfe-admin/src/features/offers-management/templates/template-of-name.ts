import type { OfferTemplate } from '@programme/contracts';

/** As the API compares names: it takes no two that differ by case alone. */
const key = (name: string): string => name.trim().toLowerCase().normalize('NFC');

/** The template of a name, whatever its case. */
export const templateOfName = (templates: readonly OfferTemplate[], name: string): OfferTemplate | undefined =>
  templates.find((template) => key(template.name) === key(name));
