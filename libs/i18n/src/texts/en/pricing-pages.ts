export const pricingPages = {} as const;
