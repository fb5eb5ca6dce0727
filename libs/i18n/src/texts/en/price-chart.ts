export const priceChart = {} as const;
