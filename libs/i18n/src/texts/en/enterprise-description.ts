export const enterpriseDescription = {} as const;
