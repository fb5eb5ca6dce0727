export const calculators = {
} as const;
