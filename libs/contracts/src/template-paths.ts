/** The paths of offer templates: apart, for few screens load them. */
export const templatePaths = {
  all: '/api/offer-templates',
  one: '/api/offer-templates/:id',
} as const;
